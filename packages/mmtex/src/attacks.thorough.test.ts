import { readDocument } from '@lemma/core/document';
import { attackElements, attackTexts, dangersIn } from '@lemma/core/document/testing';
import { isLongRun, milliseconds, runs } from '@lemma/core/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { convertDocument } from './conversion.ts';
import type { ArgumentKind, CommandSyntax, EnvironmentSyntax } from './syntax/index.ts';
import { anySource, damagedSample } from './testing/index.ts';
import { grammar } from './writing/document-syntax.ts';

const attacks = [...attackTexts, ...attackElements];

/** The attacks with TeX's special characters escaped, which makes them text. */
const inText = attacks.map((attack) =>
  attack.replace(/[\\{}[\]$%&#_~^]/g, (sign) => (sign === '\\' ? '\\textbackslash ' : `\\${sign}`)),
);

/**
 * A place in a source. In verbatim ones, attacks are tried one at a time, because others around them would disarm them.
 */
interface Place {
  readonly isTyped: boolean;
  readonly with: (attack: string) => string;
}

/** Brackets as usual, and one after another with an attack inside. */
function bracketsOf({ options = [], arguments: required = [] }: CommandSyntax): readonly Place[] {
  const brackets: readonly (readonly [ArgumentKind, string, string])[] = [
    ...options.map((kind) => [kind, '[', ']'] as const),
    ...required.map((kind) => [kind, '{', '}'] as const),
  ];
  return brackets.map(([kind], attacked) => ({
    isTyped: kind !== 'text',
    with: (attack) =>
      brackets.map(([, open, close], index) => open + (index === attacked ? attack : 'a') + close).join(''),
  }));
}

/** A command with an attack in each of its brackets, and in an extra one in case it takes any. */
function placesOfCommand(name: string, syntax: CommandSyntax): readonly Place[] {
  const more: Place = { isTyped: true, with: (attack) => `{a}{${attack}}` };
  return [...bracketsOf(syntax), more].map((place) => around(place, (written) => `\\${name}${written}`));
}

/** An environment with an attack in each of its brackets, in its text, and in everything with a meaning inside. */
function placesOfEnvironment(name: string, syntax: EnvironmentSyntax, depth = 0): readonly Place[] {
  const usual = (syntax.arguments ?? []).map(() => '{a}').join('');
  const inside = (written: string) => `\\begin{${name}}${usual}\n${written}\n\\end{${name}}`;
  const environments = depth > 3 ? [] : Object.entries(syntax.environments ?? {});
  return [
    ...bracketsOf(syntax).map((place) => around(place, (written) => `\\begin{${name}}${written}x\\end{${name}}`)),
    { isTyped: syntax.content !== 'text', with: inside },
    ...Object.entries(syntax.optionCommands ?? {}).flatMap(([inner, each]) =>
      placesOfCommand(inner, each).map((place) =>
        around(place, (written) => `\\begin{${name}}[${written}]x\\end{${name}}`),
      ),
    ),
    ...Object.entries(syntax.commands ?? {}).flatMap(([inner, each]) =>
      placesOfCommand(inner, each).map((place) => around(place, inside)),
    ),
    ...environments.flatMap(([inner, each]) =>
      placesOfEnvironment(inner, each, depth + 1).map((place) => around(place, inside)),
    ),
  ];
}

function around(place: Place, write: (written: string) => string): Place {
  return { isTyped: place.isTyped, with: (attack) => write(place.with(attack)) };
}

function sourcesAt(place: Place): readonly string[] {
  return place.isTyped
    ? [...attackTexts.map(place.with), place.with(attackElements.join(' '))]
    : [place.with(inText.join(' ')), place.with(attacks.join(' ')), place.with(attacks.toReversed().join(' '))];
}

/**
 * A normal run tries a quarter of the attacks at each place, so that each attack is tried at a quarter of all places.
 */
function sourcesTried(place: Place, at: number): readonly string[] {
  return sourcesAt(place).filter((_, index) => isLongRun || (at + index) % 4 === 0);
}

const places: readonly (readonly [name: string, places: readonly Place[]])[] = [
  ...[...grammar.commands].map(([name, syntax]) => [`\\${name}`, placesOfCommand(name, syntax)] as const),
  ...[...grammar.environments].map(([name, syntax]) => [name, placesOfEnvironment(name, syntax)] as const),
];

function dangers(source: string): readonly string[] {
  const read = readDocument(convertDocument(source, 'en').xml);
  return read.ok ? dangersIn(read.value) : [JSON.stringify(read.failure)];
}

/** Milliseconds any source may take. */
const longest = 1000;

describe('attacks in a source', () => {
  it.each(places)('leave nothing dangerous of %s', (_, each) => {
    for (const source of each.flatMap(sourcesTried)) {
      const found = dangers(source);
      if (found.length > 0) expect([source, found]).toEqual([source, []]);
    }
    expect(each.length).toBeGreaterThan(0);
  });
});

describe('a malformed source', () => {
  const pieces = fc.constantFrom(
    ...attacks,
    '{'.repeat(3000),
    '\\begin{itemize}\\item '.repeat(500),
    '$\\frac{'.repeat(900),
  );

  it('takes less than a second and leaves nothing dangerous', () => {
    fc.assert(
      fc.property(fc.oneof(anySource, damagedSample), pieces, fc.nat(), (source, piece, at) => {
        const place = at % (source.length + 1);
        const whole = source.slice(0, place) + piece + source.slice(place);
        expect(milliseconds(() => void convertDocument(whole, 'de'))).toBeLessThan(longest);
        expect(dangers(whole)).toEqual([]);
      }),
      { seed: 7, numRuns: runs },
    );
  });
});
