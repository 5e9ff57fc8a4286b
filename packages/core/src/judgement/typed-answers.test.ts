import { describe, expect, it } from 'vitest';
import { areEqual, formatValue, normalise, printText, valueOf, type Expression } from '../expression/index.ts';
import { sourceText } from '../testing/index.ts';
import {
  judgeAnswer,
  readingOf,
  readingTex,
  readingText,
  typedFailureData,
  type Asked,
  type Reading,
  type TypedFailure,
  type Verdict,
} from './index.ts';
import { devices } from './typed-answers/devices.ts';
import { numbers } from './typed-answers/numbers.ts';
import { parts } from './typed-answers/parts.ts';
import { terms } from './typed-answers/terms.ts';
import type { TypedAnswers } from './typed-answers/typed-answer.ts';

const groups: readonly TypedAnswers[] = [...numbers, ...terms, ...parts, ...devices];

function askedIn({ type, field = 'real', language = 'en', names }: TypedAnswers) {
  return { type, field, language, ...(names !== undefined && { names: new Set(names) }) };
}

function understood(typed: string, asked: Asked): Reading {
  const reading = readingOf(typed, asked);
  if (reading?.ok !== true) throw new Error(`${typed} is not understood: ${JSON.stringify(reading)}`);
  return reading.value;
}

/** A value where there is one, otherwise the term in its normal form. */
function meaning(term: Expression, asked: Asked): unknown {
  const value = valueOf(term, {}, asked.field);
  if (!value.ok) return printText(normalise(term));
  return formatValue(value.value, { field: asked.field, digits: 10 });
}

function meanings(reading: Reading, asked: Asked): unknown {
  const of = (term: Expression) => meaning(term, asked);
  switch (reading.kind) {
    case 'term':
      return of(reading.term);
    case 'quantity':
      return [of(reading.number), reading.unit];
    case 'proposition':
      return reading.pieces;
    case 'set':
    case 'realsWithout':
      return reading.terms.map(of);
    case 'intervals':
      return reading.intervals.map(({ open, from, to, close }) => [open, of(from), of(to), close]);
    case 'realsOutside': {
      const { open, from, to, close } = reading.interval;
      return ['ℝ', open, of(from), of(to), close];
    }
    case 'rows':
      return reading.rows.map((row) => row.map(of));
    case 'cases':
      return reading.pieces.map(({ term, condition }) => [of(term), condition === undefined ? 'true' : of(condition)]);
  }
}

function areAlike(one: Reading, other: Reading, asked: Asked): boolean {
  const names = asked.names ?? new Set<string>();
  if (one.kind !== 'term' || other.kind !== 'term' || asked.type === 'input.number') return false;
  return areEqual(one.term, other.term, { names, field: asked.field }).kind === 'equal';
}

function verdict(typed: string, solution: string, { type, field, language }: ReturnType<typeof askedIn>): Verdict {
  const precision = { mode: 'atleast', digits: 2 } as const;
  const answer = { type, solution: sourceText(solution), correctors: [] };
  return judgeAnswer(typed, answer, { drawn: new Map(), field, language, precision, displayPrecision: 2 }).verdict;
}

/** A solution in the letters of a group. */
function anySolution({ type, names = [] }: TypedAnswers): string {
  const sum = [...names, '1'].join('+');
  if (type === 'input.matrix') return `[[${sum}]]`;
  if (type === 'input.interval') return '[0; 1]';
  return type === 'input.cases.function' ? `${sum} : x<0; 1 : x>=0` : sum;
}

describe.each(groups)('$title: $type', (group) => {
  const asked = askedIn(group);
  const plain: Asked = { ...asked, language: 'en' };

  for (const [typed, meant] of group.means ?? []) {
    it(`${typed} means ${meant}`, () => {
      const [found, expected] = [understood(typed, asked), understood(meant, plain)];
      if (!areAlike(found, expected, asked)) expect(meanings(found, asked)).toEqual(meanings(expected, asked));
      expect(readingTex(found, asked.language)).not.toBe('');
      const again = understood(readingText(found, asked.language) ?? typed, asked);
      if (!areAlike(again, found, asked)) expect(meanings(again, asked)).toEqual(meanings(found, asked));
      expect(verdict(typed, meant, asked)).toBe('right');
    });
  }

  for (const [typed, kind, sign, write] of group.asks ?? []) {
    it(`${typed} stops at "${sign}": ${kind}`, () => {
      const reading = readingOf(typed, asked);
      if (reading?.ok !== false) throw new Error(`${typed} is understood`);
      const { failure } = reading;
      const { from, to } = failure.span;
      expect({ kind: failure.kind, sign: typed.slice(from, to) }).toEqual({ kind, sign });
      if (write !== undefined) expect(insteadOf(failure)).toBe(write);
      expect(verdict(typed, anySolution(group), asked)).toBe('invalid');
    });
  }
});

function insteadOf(failure: TypedFailure): string | undefined {
  if ('write' in failure) return failure.write.join(' · ');
  return 'suggestion' in failure ? failure.suggestion : undefined;
}

it.each([
  ['3e2', { reason: 'twoReadings', sign: '3e2', one: '3*10^2', other: '3*e*2' }],
  ['10 % 4', { reason: 'remainder', sign: '%', write: '10 mod 4' }],
  ['tgg(x)', { reason: 'unknownName', sign: 'tgg', name: 'tgg' }],
  ['sni(x)', { reason: 'unknownName', sign: 'sni', name: 'sni', suggestion: 'sin' }],
  ['2(x', { reason: 'unexpectedEnd', sign: '', expected: 'operator relation connective closingBracket' }],
])('a message about %s has %j', (typed, data) => {
  const reading = readingOf(typed, { type: 'input.function', field: 'real', language: 'en', names: new Set(['x']) });
  if (reading?.ok !== false) throw new Error(`${typed} is understood`);
  expect(typedFailureData(reading.failure, typed)).toEqual(data);
});

it('has at least 600 answers', () => {
  const rows = groups.flatMap(({ means = [], asks = [] }) => [...means, ...asks]);
  expect(rows.length).toBeGreaterThanOrEqual(600);
});
