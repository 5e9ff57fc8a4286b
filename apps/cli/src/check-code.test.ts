import { readFileSync, readdirSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { needSandboxPrograms } from '../../../scripts/sandbox-programs.mjs';
import { CodeTrials } from './check-code.ts';
import { nothingAround } from './content-around.ts';

const folder = new URL('../../../content/programming/', import.meta.url);
const problems = readdirSync(folder);
const sourceOf = (name: string) => readFileSync(new URL(name, folder), 'utf8');

const trials = new CodeTrials();
beforeAll(() => needSandboxPrograms(), 600_000);

describe('solutions that are code', () => {
  it('are there: nine in Python, one of them with drawn values, three in Octave', () => {
    const languages = problems.map((name) => /\\type\{(\w+)\}/.exec(sourceOf(name))?.[1]);
    expect(languages.filter((language) => language === 'python')).toHaveLength(9);
    expect(problems.filter((name) => sourceOf(name).includes('@@VAR_'))).toEqual(['multiples.tex']);
    expect(languages.filter((language) => language === 'octave')).toHaveLength(3);
  });

  it.each(problems)('of %s are accepted by their evaluator, in all of its languages', async (name) => {
    expect(await trials.tryIn(sourceOf(name), nothingAround)).toEqual({ findings: [], notTried: 0 });
  });

  it.each([
    ['sum-of-squares.tex', 'total += k * k', 'total += k', 'exit value 1'],
    ['sum-of-squares.tex', 'return total', 'return totl', "NameError: name 'totl' is not defined"],
    ['sum-of-squares.tex', 'return total', 'exit(0)', 'SystemExit: 0'],
    // One value of three is told in one finding.
    ['multiples.tex', ' or k % @@VAR_b@@ == 0:', ':', 'exit value 1'],
    ['multiples.tex', ' or k % @@VAR_b@@ == 0:', ' or k % @@VAR_c@@ == 0:', 'SyntaxError: invalid syntax'],
    ['heron.tex', 'for a in (2', 'for a in (unknown', "the evaluator: NameError: name 'unknown' is not defined"],
  ])('of %s with %s as %s are a finding at their place', async (name, text, instead, reason) => {
    const source = sourceOf(name).replace(text, instead);
    const { findings } = await trials.tryIn(source, nothingAround);
    const [first] = findings;
    expect(findings.map(({ code, data }) => [code, data['text']])).toEqual([['code-not-accepted', reason]]);
    expect(source.slice(first?.span.from)).toMatch(/^def /);
  });
});
