// Installs the examples from the packed packages, as anybody would, builds and runs them, and checks what they show.
import { createHash } from 'node:crypto';
import { cpSync, createReadStream, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { chromiumFlags, findChromium } from './chromium.mjs';
import { inTurns } from './packages.mjs';
import { runProgram } from './process.mjs';

/**
 * Checks what each example shows. Those with a page get it as a Playwright page; the script gets its output and its
 * folder.
 */
const looks = {
  node: async (output, folder) => {
    expectText(output, 'The derivative is 3 x^2 - 2.');
    const [, a, b, sum] = /With seed 7: (\d) \+ (\d) = (\d+)\./.exec(output) ?? [];
    if (Number(a) + Number(b) !== Number(sum)) throw new Error(`It draws wrongly:\n${output}`);
    expectText(output, `${b} + ${a} is right.`);
    expectText(output, '0 is wrong.');
    expectText(readFileSync(join(folder, 'figure.svg'), 'utf8'), '<path');
  },
  'plain-html': async (page) => {
    const curve = page.locator('#figure svg path').first();
    await curve.waitFor({ state: 'attached' });
    await expectPage(page, '#point', '1.00, 0.00');
    await page.locator('#slider').fill('2');
    await expectPage(page, '#point', '1.00, 1.00');
    await page.locator('#figure [tabindex="0"]').first().press('ArrowRight');
    await page.waitForFunction(() => document.querySelector('#point').textContent !== '1.00, 1.00');
  },
  svelte: async (page) => {
    await expectPage(page, '[role=status]', '5 found');
    await page.getByRole('searchbox').fill('fractions');
    await expectPage(page, '[role=status]', '2 found');
    await expectPage(page, 'ul', 'Adding fractionsComparing fractions');
  },
  react: async (page) => {
    await page.getByRole('heading', { name: 'The parabola' }).waitFor();
    await page.locator('math mfrac, mjx-container mjx-mfrac, .katex .mfrac').first().waitFor({ state: 'attached' });
    await page.locator('figure svg path, [role=group] svg path').first().waitFor({ state: 'attached' });
    await page.getByRole('textbox').last().fill('1');
    await page.getByRole('button', { name: 'Check' }).click();
    await page.getByText('Incorrect').first().waitFor({ state: 'attached' });
  },
};

/**
 * Where they are installed: outside the repository, so that nothing undeclared is found. Third-party packages are kept
 * between runs; ours are always reinstalled.
 */
const place = join(tmpdir(), `lemma-examples-${createHash('sha256').update(process.cwd()).digest('hex').slice(0, 8)}`);

/** Tries all examples with the packed packages; returns the failures of each. */
export async function tryExamples(packed) {
  const names = readdirSync('examples').filter((name) => existsSync(`examples/${name}/package.json`));
  const { chromium } = await import('playwright-core');
  const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumFlags });
  try {
    return await inTurns(names, async (name) => ({ name, failure: await tryExample(name, packed, browser) }));
  } finally {
    await browser.close();
  }
}

async function tryExample(name, packed, browser) {
  const folder = join(place, name);
  try {
    clear(folder);
    cpSync(join('examples', name), folder, { recursive: true });
    const manifest = fromTarballs(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')), packed);
    writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
    await inFolder(folder, 'install', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel', 'error');
    const { build, start } = manifest.scripts ?? {};
    if (build !== undefined) await inFolder(folder, 'run', 'build');
    if (start !== undefined) return await looks[name](await inFolder(folder, 'run', 'start'), folder);
    return await lookAt(build === undefined ? folder : join(folder, 'dist'), browser, looks[name]);
  } catch (failure) {
    return failure instanceof Error ? failure.message : String(failure);
  }
}

/** Removes everything except third-party packages. */
function clear(folder) {
  for (const entry of existsSync(folder) ? readdirSync(folder) : [])
    if (entry !== 'node_modules') rmSync(join(folder, entry), { recursive: true });
  for (const ours of ['@lemma', '.package-lock.json', '.vite'])
    rmSync(join(folder, 'node_modules', ours), { recursive: true, force: true });
}

/** The manifest with the packed packages, including their dependencies among ours. */
function fromTarballs({ dependencies, ...manifest }, packed) {
  const files = new Map(packed.map(({ manifest: { name }, file }) => [name, `file:${file}`]));
  const needed = new Set(Object.keys(dependencies).filter((name) => files.has(name)));
  for (const name of needed)
    for (const { manifest: of } of packed)
      if (of.name === name)
        Object.keys(of.dependencies)
          .filter((each) => files.has(each))
          .forEach((each) => needed.add(each));
  return {
    ...manifest,
    dependencies: { ...dependencies, ...Object.fromEntries([...needed].map((each) => [each, files.get(each)])) },
  };
}

async function inFolder(folder, ...args) {
  const { code, output } = await runProgram('npm', args, { cwd: folder });
  if (code !== 0) throw new Error(`npm ${args.join(' ')}\n${output}`);
  return output;
}

const types = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.woff2': 'font/woff2' };

/** Opens the page of a folder as a file server would provide it. Console errors are failures, too. */
async function lookAt(folder, browser, look) {
  const server = createServer(({ url = '/' }, response) => {
    const path = join(folder, decodeURIComponent(new URL(url, 'http://example').pathname));
    const file = path.endsWith('/') ? join(path, 'index.html') : path;
    if (!existsSync(file)) return response.writeHead(404).end();
    response.setHeader('content-type', types[extname(file)] ?? 'application/octet-stream');
    createReadStream(file).pipe(response);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const page = await browser.newPage({ viewport: { width: 800, height: 900 } });
  const complaints = [];
  page.on('pageerror', ({ message }) => complaints.push(message));
  page.setDefaultTimeout(15_000);
  try {
    await page.goto(`http://127.0.0.1:${server.address().port}/`);
    await look(page);
  } catch (failure) {
    throw new Error([failure.message, ...complaints, await page.locator('body').innerText()].join('\n'), {
      cause: failure,
    });
  } finally {
    await page.close();
    server.close();
  }
  if (complaints.length > 0) throw new Error(complaints.join('\n'));
}

async function expectPage(page, selector, text) {
  const isThere = ([where, what]) => document.querySelector(where)?.textContent.trim() === what;
  await page.waitForFunction(isThere, [selector, text]).catch(async () => {
    throw new Error(`${selector} says "${await page.locator(selector).textContent()}", not "${text}"`);
  });
}

function expectText(text, part) {
  if (!text.includes(part)) throw new Error(`"${part}" is not in it:\n${text.slice(0, 2000)}`);
}
