/// <reference types="vite/client" />
import type { ExpressionFailure } from '@lemma/core/expression';
import { partsFailureKinds, rewritableKinds } from '@lemma/core/judgement';
import { languages, type Language } from '@lemma/core/language';
import type { VariableFailure } from '@lemma/core/variables';
import { reasonCodes } from '@lemma/viz-engine/elements';
import { describe, expect, it } from 'vitest';

const files = import.meta.glob<unknown>('./texts/*/*.json', { eager: true, import: 'default' });
const sources = import.meta.glob<string>(['../**/*.{ts,tsx}', '../../../../apps/web/src/**/*.tsx', '!../**/*.test.*'], {
  eager: true,
  query: '?raw',
  import: 'default',
});

const pluralSuffix = /_(zero|one|two|few|many|other)$/;

/** Every text of a language by `namespace:dotted.key`; plural forms count as one. */
function textsOf(language: Language): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  for (const [file, content] of Object.entries(files)) {
    const [, folder, namespace] = /texts\/(\w+)\/([\w-]+)\.json$/.exec(file) ?? [];
    if (folder !== language) continue;
    for (const [key, text] of leaves(content)) texts.set(`${namespace}:${key.replace(pluralSuffix, '')}`, text);
  }
  return texts;
}

function leaves(content: unknown, path = ''): readonly (readonly [string, string])[] {
  if (typeof content === 'string') return [[path, content]];
  if (typeof content !== 'object' || content === null)
    throw new Error(`${path} is neither a text nor a group of texts`);
  return Object.entries(content).flatMap(([key, part]: [string, unknown]) =>
    leaves(part, path === '' ? key : `${path}.${key}`),
  );
}

function placeholders(text: string): readonly string[] {
  return [...new Set(text.match(/\{\{\w+\}\}/g) ?? [])].sort();
}

const german = textsOf('de');

describe.each(languages.filter((language) => language !== 'de'))('the texts in %s', (language) => {
  const texts = textsOf(language);

  it('are the same as in German', () => {
    expect([...texts.keys()].sort()).toEqual([...german.keys()].sort());
  });

  it('have the same placeholders as in German', () => {
    const different = [...german].filter(
      ([id, text]) => placeholders(text).join() !== placeholders(texts.get(id) ?? text).join(),
    );
    expect(different.map(([id]) => id)).toEqual([]);
  });

  it('are not empty', () => {
    expect([...texts].filter(([, text]) => text.trim() === '').map(([id]) => id)).toEqual([]);
  });
});

describe('every text a view asks for', () => {
  const ids = [...german.keys()];
  const asked = Object.entries(sources).flatMap(([file, source]) => {
    const namespaces = [...source.matchAll(/use(?:Content)?Texts\('([\w-]+)'\)/g)].map(([, name]) => name);
    const keys = [...source.matchAll(/\bt\(\s*(?:'([\w.-]+)'|`([\w.-]*)\$\{)/g)];
    return namespaces.length === 0 ? [] : keys.map(([, key, start]) => ({ file, namespaces, key, start }));
  });

  it('exists', () => {
    const missing = asked.filter(({ namespaces, key, start }) =>
      namespaces.every((name) =>
        key === undefined ? !ids.some((id) => id.startsWith(`${name}:${start}`)) : !german.has(`${name}:${key}`),
      ),
    );
    expect(missing.map(({ file, key, start }) => `${file}: ${key ?? `${start}…`}`)).toEqual([]);
  });

  it('is found by this test', () => {
    expect(asked.length).toBeGreaterThan(30);
  });
});

// The types of the texts ensure which findings there are.
describe('a text of the failures exists', () => {
  const ofExpressions: Readonly<Record<ExpressionFailure['kind'], true>> = {
    empty: true,
    tooLong: true,
    tooDeep: true,
    unexpectedToken: true,
    unexpectedEnd: true,
    badCharacter: true,
    adjacentNumbers: true,
    numberTooLarge: true,
    ambiguousPower: true,
    unbalancedBar: true,
    unknownName: true,
    wrongNumberOfArguments: true,
    truthValueExpected: true,
    numberExpected: true,
    wrongShape: true,
    notDifferentiable: true,
    nestedDerivative: true,
    notInField: true,
  };

  const drawing: readonly VariableFailure['kind'][] = ['badLimits', 'missingCondition', 'noNumberValue', 'wrongCount'];

  const avoiding = ['alwaysHolds', 'alwaysTrue', 'notFound'];

  const typed = [...rewritableKinds, ...partsFailureKinds];

  it.each([...reasonCodes, ...Object.keys(ofExpressions), ...drawing, ...avoiding, ...typed])(
    'for the reason %s',
    (reason) => {
      expect(german.has(`failure:reasons.${reason}`)).toBe(true);
    },
  );
});
