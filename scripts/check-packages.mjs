// The `packages` step of npm test: published packages suit their users' tools, are as light as they claim, and work in
// the examples.
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { inTurns, packPackages } from './packages.mjs';
import { runProgram } from './process.mjs';
import { tryExamples } from './examples.mjs';

/** Checks the packed packages and the examples; reports failures and counts. */
export async function checkPackages() {
  const packed = await packPackages();
  const checks = await inTurns(packed, async (each) => [
    { name: `publint ${each.name}`, failure: await ofPublint(each) },
    { name: `types of ${each.name}`, failure: await ofTypes(each) },
  ]);
  const light = { name: 'entries without inversify, and READMEs', failure: await ofEntries(packed) };
  const examples = await tryExamples(packed);
  const all = [...checks.flat(), light, ...examples.map(({ name, failure }) => ({ name: `example ${name}`, failure }))];
  const failed = all.filter(({ failure }) => failure !== undefined);
  for (const { name, failure } of failed) console.log(`${name}: ${failure}`);
  return { passed: all.length - failed.length, failed: failed.length };
}

async function ofPublint({ file }) {
  const { publint } = await import('publint');
  const { formatMessage } = await import('publint/utils');
  const { messages, pkg } = await publint({ pack: { tarball: bytesOf(file) }, strict: true });
  return messages.length === 0 ? undefined : messages.map((each) => formatMessage(each, pkg)).join('\n');
}

/**
 * Whether compilers find the declarations of every entry, resolving like bundlers and like Node. Deliberate exceptions:
 * CommonJS has to import modules asynchronously before Node 20.19, and Node 10 resolution is not supported.
 */
async function ofTypes({ file }) {
  const { checkPackage, createPackageFromTarballData } = await import('@arethetypeswrong/core');
  const { types, problems = [] } = await checkPackage(createPackageFromTarballData(bytesOf(file)), {
    excludeEntrypoints: [/\.html$/],
  });
  if (types === false) return 'It has no types.';
  const wrong = problems.filter(
    ({ kind, resolutionKind }) => kind !== 'CJSResolvesToESM' && resolutionKind !== 'node10',
  );
  return wrong.length === 0 ? undefined : wrong.map((problem) => JSON.stringify(problem)).join('\n');
}

/** Whether Node loads every entry that needs neither a browser nor a container, without inversify installed. */
async function ofEntries(packed) {
  const folder = mkdtempSync(join(tmpdir(), 'lemma-entries-'));
  const inNode = packed.filter(({ name }) => name !== 'ui-react');
  try {
    for (const each of inNode) install(each, folder);
    const entries = inNode.flatMap(({ manifest }) =>
      Object.keys(manifest.exports)
        .filter((path) => path !== './di' && !needsBrowser.has(path) && !path.endsWith('.html'))
        .map((path) => `${manifest.name}${path.slice(1)}`),
    );
    writeFileSync(join(folder, 'entries.mjs'), entries.map((entry) => `await import('${entry}');\n`).join(''));
    const { code, output } = await runProgram(process.execPath, ['entries.mjs'], { cwd: folder });
    return code === 0 ? await ofReadmes(inNode, folder) : output;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Whether the programs in the READMEs print what is in the comment after their last lines. */
async function ofReadmes(installed, folder) {
  for (const { name, folder: packed } of installed) {
    const [, code] = /```js\n([\s\S]*?)```/.exec(readFileSync(join(packed, 'README.md'), 'utf8')) ?? [];
    const expected = [...(code ?? '').matchAll(/console\.log\(.*\); \/\/ (.*)/g)].map(([, text]) => text);
    if (expected.length === 0) continue;
    writeFileSync(join(folder, 'readme.mjs'), code);
    const { output } = await runProgram(process.execPath, ['readme.mjs'], { cwd: folder });
    if (output.trim() !== expected.join('\n'))
      return `The README of ${name} says ${expected.join(', ')}, but prints:\n${output}`;
  }
  return undefined;
}

/** Entries that cannot be loaded without a page. */
const needsBrowser = new Set(['./jsxgraph', './standalone', './three']);

/** Installs a packed package into a folder with its declared dependencies and nothing else. */
function install({ name, folder: packed, manifest }, folder) {
  const own = join(folder, 'node_modules', manifest.name);
  cpSync(packed, own, { recursive: true });
  for (const other of Object.keys(manifest.dependencies).filter((each) => !each.startsWith('@lemma/'))) {
    const place = join(own, 'node_modules', other);
    mkdirSync(dirname(place), { recursive: true });
    symlinkSync(realpathSync(`packages/${name}/node_modules/${other}`), place);
  }
}

function bytesOf(file) {
  return new Uint8Array(readFileSync(file));
}
