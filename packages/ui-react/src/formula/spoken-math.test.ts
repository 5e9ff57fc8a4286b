import { readMathml } from '@lemma/core/document';
import { languages, type Language } from '@lemma/core/language';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadLanguage, textOf } from '../language/index.ts';
import { spokenMath } from './spoken-math.ts';
import { spokenExamples } from './testing/spoken-examples.ts';

beforeAll(async () => {
  await Promise.all(languages.map(loadLanguage));
});

function spoken(math: string, language: Language): string {
  const read = readMathml(`<math>${math}</math>`);
  const t = (key: string, values?: Readonly<Record<string, string | number>>) =>
    textOf(language, 'formula', key, values) ?? `[${key}]`;
  return read.ok ? spokenMath(read.value.math, { t, language }) : 'unreadable';
}

describe.each(languages)('a formula in words (%s)', (language) => {
  it.each(spokenExamples)(`$tex is said: $${language}`, ({ math, ...words }) => {
    expect(spoken(math, language)).toBe(words[language]);
  });
});

describe('what is said', () => {
  it('keeps apart what is written apart', () => {
    const said = spokenExamples.map(({ en }) => en);
    expect(new Set(said).size).toBe(said.length);
  });

  it.each([
    ['<msup><msqrt><mi>x</mi></msqrt><mn>2</mn></msup>', '<msqrt><msup><mi>x</mi><mn>2</mn></msup></msqrt>'],
    [
      '<mfrac><mi>a</mi><mrow><mi>b</mi><mo>+</mo><mi>c</mi></mrow></mfrac>',
      '<mfrac><mi>a</mi><mi>b</mi></mfrac><mo>+</mo><mi>c</mi>',
    ],
    [
      '<msup><mi>x</mi><mrow><mi>n</mi><mo>+</mo><mn>1</mn></mrow></msup>',
      '<msup><mi>x</mi><mi>n</mi></msup><mo>+</mo><mn>1</mn>',
    ],
    ['<msqrt><mi>x</mi><mo>+</mo><mn>1</mn></msqrt>', '<msqrt><mi>x</mi></msqrt><mo>+</mo><mn>1</mn>'],
    [
      '<msub><mi>a</mi><mrow><mi>n</mi><mo>+</mo><mn>1</mn></mrow></msub>',
      '<msub><mi>a</mi><mi>n</mi></msub><mo>+</mo><mn>1</mn>',
    ],
  ])('%s is not heard as %s', (one, other) => {
    for (const language of languages) expect(spoken(one, language)).not.toBe(spoken(other, language));
  });
});
