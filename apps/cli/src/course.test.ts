import { readFileSync, readdirSync } from 'node:fs';
import { cellColors, listStyles, numberFieldNames, questionTypes, tableTypes } from '@lemma/core/document';
import { grammar } from '@lemma/mmtex';
import { elementTypes } from '@lemma/viz-engine/elements';
import { describe, expect, it } from 'vitest';

const folder = new URL('../../../content/', import.meta.url);
const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.tex'));
const sources = paths.map((path) => readFileSync(new URL(path, folder), 'utf8').replace(/(?<!\\)%.*/g, ''));
const course = sources.join('\n');

/** What new documents do not use: it is read for the sake of older ones, with a finding that names what to write today. */
const older = new Set(
  `block suppositions background defequivalence implication equivalence statement remarks input output propositionlist
  proposition algsteps algstep preformatted defnotion isdefinedas implies isequivalentto newitemizeclasses
  displayPrecision correctorPrecision permuteChoices permuteanswers yesNoLabel mcScoreType checkFunction showexplanation
  randomQuestionPool randomQuickcheckPool assertion precision
  genericJSXVisualization genericGWTVisualization visualizationwrapper embedmathlet`.split(/\s+/),
);

/** The words of the sources, in order: names of environments begun or ended, and of commands. */
interface Word {
  readonly kind: 'begin' | 'end' | 'command';
  readonly name: string;
}

function wordsOf(source: string): readonly Word[] {
  const found = source.matchAll(/\\(?:(begin|end)\{([^}]*)\}|([A-Za-z0-9]+\*?|[^]))/g);
  return [...found].map(([, edge, environment = '', command = '']) =>
    edge === undefined
      ? { kind: 'command', name: command }
      : { kind: edge === 'begin' ? 'begin' : 'end', name: environment },
  );
}

/** Every environment, and every command by itself and with the environment that it stands directly in. */
function usedIn(source: string): readonly string[] {
  const open: string[] = [];
  return wordsOf(source).flatMap(({ kind, name }) => {
    const around = open.at(-1) ?? '';
    switch (kind) {
      case 'begin':
        open.push(name);
        return [`{${name}}`, `${around} {${name}}`];
      case 'end':
        open.pop();
        return [];
      case 'command':
        return [`\\${name}`, `${around} \\${name}`];
    }
  });
}

const used = new Set(sources.flatMap(usedIn));

/** Those that no document uses. */
function missing(names: Iterable<string>, isUsed: (name: string) => boolean): readonly string[] {
  return [...names].filter((name) => !older.has(name.replace(/^.*[\\{]|\}$/g, '')) && !isUsed(name));
}

describe('the sample course', () => {
  it('uses every environment of the language', () => {
    const names = [...grammar.environments.keys()].map((name) => `{${name}}`);
    const inside = [...grammar.localEnvironments].flatMap(([name, { environments }]) =>
      environments.map((around) => `${around} {${name}}`),
    );
    expect(missing([...names, ...inside], (name) => used.has(name))).toEqual([]);
  });

  it('uses every command of text', () => {
    const names = [...grammar.commands.keys()].map((name) => `\\${name}`);
    expect(missing(names, (name) => used.has(name))).toEqual([]);
  });

  it('uses every command of an environment there', () => {
    const names = [...grammar.localCommands].flatMap(([name, { environments }]) =>
      environments.map((around) => `${around} \\${name}`),
    );
    expect(missing(names, (name) => used.has(name))).toEqual([]);
  });

  it('asks questions of every type and of every kind of number', () => {
    expect(missing(questionTypes, (type) => course.includes(`\\type{${type}}`))).toEqual([]);
    expect(missing(numberFieldNames, (field) => course.includes(`\\field{${field}}`))).toEqual([]);
  });

  it('has lists and tables of every style', () => {
    expect(missing(listStyles, (style) => course.includes(`[${style}]`))).toEqual([]);
    expect(missing(tableTypes, (type) => course.includes(`\\class{${type}}`))).toEqual([]);
    expect(missing(cellColors, (color) => course.includes(`olor{${color}}`))).toEqual([]);
  });

  it('draws every type of element', () => {
    const types = elementTypes.map(({ type }) => `variables \\${type}`);
    expect(missing(types, (type) => used.has(type))).toEqual([]);
  });
});
