import { readFileSync, readdirSync } from 'node:fs';
import { listStyles, numberFieldNames, questionTypes, tableTypes } from '@lemma/core/document';
import { languages } from '@lemma/core/language';
import { grammar } from '@lemma/mmtex';
import { elementTypes } from '@lemma/viz-engine/elements';
import { describe, expect, it } from 'vitest';

const folder = new URL('../../../content/', import.meta.url);
const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.tex'));
const sources = paths.map((path) => readFileSync(new URL(path, folder), 'utf8').replace(/(?<!\\)%.*/g, ''));
const course = sources.join('\n');

/** Environments of older sources: accepted, with a finding that names the modern form. */
const olderEnvironments = new Set(
  `block suppositions background defequivalence implication equivalence statement remarks input output propositionlist
  algsteps preformatted genericJSXVisualization genericGWTVisualization visualizationwrapper attachable`.split(/\s+/),
);

/** Commands of older sources, and those that place a document in the courses of older platforms. */
const olderCommands = new Set(
  `defnotion isdefinedas implies isequivalentto newitemizeclasses setimagedir proposition algstep assertion precision
  displayPrecision correctorPrecision permuteChoices permuteanswers yesNoLabel mcScoreType checkFunction showexplanation
  randomQuestionPool randomQuickcheckPool embedmathlet includegraphics centering withView3D
  axis showNavigation zoom enableZooming
  corrector generic creategeneric class genericsummary timeframe attachableto
  defapplet compgprb compcsc compwks compgelm compgsel`.split(/\s+/),
);

/** Commands for characters that are typed directly today, or that are invisible. */
const typed = new Set([
  ...['"', "'", '`', ' ', '\n', '-', '=', '.'],
  ...'ss ae AE oe OE o O aa AA P copyright l L dh DH th TH dj DJ ng NG i j u v H t c d b r k'.split(' '),
  ...'glqq grqq glq grq flqq frqq flq frq dq'.split(' '),
]);

/** The words of the sources, in order: names of environments, opened or closed, and of commands. */
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

/** Every environment, and every command both by itself and with its enclosing environment. */
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

/** Those that are not used anywhere they are allowed. */
function missing(
  locals: ReadonlyMap<string, { readonly environments: readonly string[] }>,
  written: (name: string) => string,
): readonly string[] {
  return [...locals].flatMap(([name, { environments }]) =>
    environments.some((around) => used.has(`${around} ${written(name)}`)) ? [] : [name],
  );
}

describe('the sample course', () => {
  it('uses every environment of the language', () => {
    const unused = [...grammar.environments.keys()].filter((name) => !used.has(`{${name}}`));
    const inside = missing(grammar.localEnvironments, (name) => `{${name}}`);
    expect([...unused, ...inside].filter((name) => !olderEnvironments.has(name))).toEqual([]);
  });

  it('uses every command of the language', () => {
    const unused = [...grammar.commands.keys()].filter((name) => !used.has(`\\${name}`));
    const inside = missing(grammar.localCommands, (name) => `\\${name}`);
    const left = [...unused, ...inside].filter((name) => !olderCommands.has(name) && !typed.has(name));
    expect(left).toEqual([]);
  });

  it('inserts files, defines shorthands, and is written in four languages', () => {
    for (const word of ['\\input{', '\\newcommand{', '\\begin{comment}']) expect(course).toContain(word);
    for (const language of languages) expect(course).toContain(`\\lang{${language}}`);
  });

  it('asks questions of every type and of every kind of number', () => {
    expect(questionTypes.filter((type) => !course.includes(`\\type{${type}}`))).toEqual([]);
    expect(numberFieldNames.filter((field) => !course.includes(`\\field{${field}}`))).toEqual([]);
  });

  it('has lists and tables of every style', () => {
    expect(listStyles.filter((style) => !course.includes(`[${style}]`))).toEqual([]);
    expect(tableTypes.filter((type) => !course.includes(`\\class{${type}}`))).toEqual([]);
  });

  it('draws every type of element', () => {
    const types = elementTypes.map(({ type }) => type);
    expect(types.filter((type) => !used.has(`variables \\${type}`))).toEqual([]);
  });
});

it('says in every figure, and in each language of its document, what is to be seen', () => {
  const silent = sources.flatMap((source, at) => {
    const spoken = languages.filter((language) => source.includes(`\\lang{${language}}`));
    const figures = [...source.matchAll(/\\begin\{(visualization|cindyJS)\}[^]*?\\end\{\1\}/g)];
    return figures.flatMap(([figure]) => {
      const [said = ''] = /\\description\{.*/.exec(figure) ?? [];
      return spoken
        .filter((language) => !said.includes(`\\lang{${language}}{`))
        .map((language) => [paths[at], language]);
    });
  });
  expect(silent).toEqual([]);
});
