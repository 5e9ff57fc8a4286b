import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { check } from '../apps/cli/src/check.ts';
import { convert } from '../apps/cli/src/convert.ts';
import { draw } from '../apps/cli/src/draw.ts';
import { evaluate } from '../apps/cli/src/evaluate.ts';
import { helpAskedFor, operatorHelp } from '../apps/server/src/operating/index.ts';
import { isKnownName, settingNames } from '../apps/server/src/settings.ts';
import { onData } from './lemma.mjs';
import { otherNames, steps } from './test.mjs';

const root = new URL('../', import.meta.url);
const filesIn = (folder, ending) =>
  readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' })
    .filter((name) => ending.test(name) && !name.includes('node_modules') && !name.includes('dist/'))
    .map((name) => `${folder}/${name}`);
const read = (file) => readFileSync(new URL(file, root), 'utf8');

const pages = ['README.md', 'CONTRIBUTING.md', ...filesIn('docs', /\.md$|Containerfile$|\.service$/)];
const helps = {
  ...Object.fromEntries([check, convert, draw, evaluate].map(({ name, help }) => [name, help])),
  ...operatorHelp,
};

/** `lemma COMMAND …` in inline code and in code blocks, with the page and the line. */
const calls = pages.flatMap((page) =>
  read(page)
    .split('\n')
    .flatMap((line, index) =>
      [...line.matchAll(/(?:npm run (?:--silent )?lemma -- |`lemma )([a-z|]+)([^`]*)/g)].map(([, command, rest]) => ({
        at: `${page}:${index + 1}`,
        command,
        rest: rest.split(/ [|<>#] /)[0],
      })),
    ),
);

describe('the documents', () => {
  it('name commands that the command line has, each in its program', () => {
    expect(calls.length).toBeGreaterThan(40);
    expect(calls.flatMap(({ command }) => command.split('|')).filter((command) => !(command in helps))).toEqual([]);
    expect(onData).toEqual(Object.keys(operatorHelp));
  });

  it('name flags and actions that the help of the command has', () => {
    const unknown = calls.flatMap(({ at, command, rest }) => {
      const flags = rest.match(/--[a-z-]+/g) ?? [];
      const actions = command === 'user' ? (/^ ([a-z|]+)/.exec(rest)?.[1] ?? '').split('|').filter(Boolean) : [];
      return [...flags, ...actions.map((action) => `lemma user ${action}`)]
        .filter((words) => !helps[command].includes(words))
        .map((words) => `${at}: ${words}`);
    });
    expect(unknown).toEqual([]);
  });

  it('describe every operator command', () => {
    const documented = new Set(calls.map(({ command }) => command));
    expect(Object.keys(operatorHelp).filter((command) => !documented.has(command))).toEqual([]);
  });

  it('name settings that Lemma knows, and operating.md all of them', () => {
    const settings = pages.flatMap((page) =>
      page.startsWith('docs/decisions') || page === 'docs/measurements.md'
        ? []
        : [...read(page).matchAll(/\bLEMMA_[A-Z_]*[A-Z]\b/g)].map(([name]) => `${page}: ${name}`),
    );
    expect(settings.filter((each) => !isKnownName(each.split(': ')[1]))).toEqual([]);
    const table = read('docs/operating.md');
    expect(settingNames.filter((name) => !table.includes(`\n| \`${name}\``))).toEqual([]);
  });

  it('name scripts, steps and benches that are there', () => {
    const { scripts } = JSON.parse(read('package.json'));
    const unknown = pages.flatMap((page) =>
      [...read(page).matchAll(/npm (?:run (?:--silent )?([a-z:]+)|(test))(?: -- ([a-z][a-z-]*))?/g)]
        .filter(([, script = 'test', , word]) => {
          if (!(script in scripts)) return true;
          if (word === undefined) return false;
          if (script === 'test') return !((otherNames[word] ?? word) in steps);
          return script === 'bench' && !existsSync(new URL(`bench/${word}.bench.mjs`, root));
        })
        .map(([words]) => `${page}: ${words}`),
    );
    expect(unknown).toEqual([]);
  });
});

describe('the names of the environment', () => {
  it('that tests and benches read do not keep a server from starting', () => {
    const files = [
      'vitest.config.ts',
      ...filesIn('scripts', /\.mjs$/),
      ...filesIn('bench', /\.mjs$/),
      ...filesIn('apps', /(?<!settings\.test)\.ts$/),
      ...filesIn('packages/core/src/testing', /\.ts$/),
    ];
    const readBy = /(?:env(?:ironment)?(?:\.|\[')|\{ )(LEMMA_[A-Z_]*[A-Z])\b/g;
    const names = files.flatMap((file) => [...read(file).matchAll(readBy)].map(([, name]) => name));
    expect(names.length).toBeGreaterThan(5);
    expect([...new Set(names)].filter((name) => !isKnownName(name))).toEqual([]);
  });
});

describe('lemma --help', () => {
  it.each(['user', 'audit', 'deadline', 'receipts', 'backup', 'restore'])(
    'lists %s, which has a help of its own',
    (name) => {
      expect(helpAskedFor(['--help'])).toContain(`lemma ${name} `);
      expect(helpAskedFor([name, '--help'])).toContain(`lemma ${name} `);
      expect(helpAskedFor([name])).toBeUndefined();
    },
  );
});
