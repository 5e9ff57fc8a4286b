import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const root = new URL('../', import.meta.url);
const folder = 'docs/acceptance';
const read = (file) => readFileSync(new URL(file, root), 'utf8');
const tables = readdirSync(new URL(folder, root)).filter((name) => name.endsWith('.md'));

/** What may be said of a row: the platform does what is asked for, or a decision says why it does something else. */
const states = ['works', 'differs'];

/** The rows of a table: id and state, the tests of the proof, each perhaps with words from it, and decisions. */
const rowsOf = (table) =>
  read(`${folder}/${table}`)
    .split('\n')
    .filter((line) => /^\| [A-Z]/.test(line))
    .map((line) => {
      const [id, , state, proof = ''] = line.slice(2, -2).split(' | ');
      const tests = proof
        .split('<br>')
        .map((part) => [...part.matchAll(/`([^`]+)`/g)].map(([, code]) => code))
        .filter((codes) => codes.length > 0)
        .map(([file, ...words]) => ({ file, words }));
      const decisions = [...proof.matchAll(/\]\((\.\.\/decisions\/[^)]+)\)/g)].map(([, file]) => file);
      return { id, state, tests, decisions };
    });

describe.each(tables)('the acceptance table %s', (table) => {
  const rows = rowsOf(table);

  it('has each row once, in a known state', () => {
    const ids = rows.map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(400);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    expect(rows.filter(({ state }) => !states.includes(state))).toEqual([]);
  });

  it('names a test for each row that works, and a decision for each that differs', () => {
    const unproven = rows.filter(({ state, tests, decisions }) => (state === 'works' ? tests : decisions).length === 0);
    expect(unproven.map(({ id }) => id)).toEqual([]);
  });

  it('names tests that exist, with words that stand in them', () => {
    const texts = new Map();
    const textOf = (file) => {
      if (!texts.has(file)) texts.set(file, existsSync(new URL(file, root)) ? read(file) : undefined);
      return texts.get(file);
    };
    const isThere = ({ file, words }) => {
      const text = textOf(file);
      const isTest = /\.(test|stories)\.tsx?$/.test(file);
      return isTest && text !== undefined && words.every((each) => text.includes(each));
    };
    const missing = rows.flatMap(({ id, tests }) =>
      tests.filter((test) => !isThere(test)).map(({ file, words }) => `${id}: ${file} ${words.join(' ')}`),
    );
    expect(missing).toEqual([]);
  });

  it('names decisions that exist', () => {
    const missing = rows.flatMap(({ id, decisions }) =>
      decisions.filter((file) => !existsSync(new URL(`${folder}/${file}`, root))).map((file) => `${id}: ${file}`),
    );
    expect(missing).toEqual([]);
  });
});
