import type { MathElement, VariableMention } from '@lemma/core/document';
import { formatNumber } from '@lemma/core/expression';
import { writesDecimalComma, type Language } from '@lemma/core/language';
import type { Scene } from '@lemma/viz-engine/scene';
import { shownNumber, type ShownValue, type Values } from '../formula/index.ts';

/** Decimals of a value in a figure. */
const digits = 2;

/** A number as the reader's language writes it. */
export function shownIn(language: Language): (value: number) => string {
  const decimalComma = writesDecimalComma(language);
  return (value) => formatNumber(value, { digits, decimalComma }).replace('-', '−');
}

/** The values of a figure now, for the texts around it. */
export function figureValues(scene: Scene, language: Language): Values {
  const write = shownIn(language);
  return {
    live: true,
    holds: (condition) => scene.holds(condition),
    show: ({ name, coordinate }: Pick<VariableMention, 'name' | 'coordinate'>) => {
      const numbers = scene.numbers(name);
      if (coordinate !== undefined) {
        const number = numbers[['x', 'y', 'z'].indexOf(coordinate)];
        return number === undefined ? undefined : shownNumber(write(number));
      }
      const [only] = numbers;
      if (only !== undefined && numbers.length === 1) return shownNumber(write(only));
      const term = scene.variable(name)?.element.describe().gaps['term'];
      if (numbers.length === 0) return typeof term === 'string' ? shownText(term) : undefined;
      return shownPoint(numbers.map((number) => shownNumber(write(number))));
    },
  };
}

/** `(1; 2)` is unmistakable where commas are decimal. */
function shownPoint(coordinates: readonly ShownValue[]): ShownValue {
  const separated = (parts: readonly string[], separator: string) => `(${parts.join(separator)})`;
  return {
    text: separated(coordinates.map(({ text }) => text), '; '),
    tex: separated(coordinates.map(({ tex }) => tex), ';\\,'),
    math: row([
      operator('('),
      ...coordinates.flatMap(({ math }, index) => (index === 0 ? [math] : [operator(';'), math])),
      operator(')'),
    ]),
  };
}

function operator(text: string): MathElement {
  return { tag: 'mo', attributes: {}, children: [text] };
}

function row(children: readonly MathElement[]): MathElement {
  return { tag: 'mrow', attributes: {}, children };
}

function shownText(text: string): ShownValue {
  return { text, tex: text, math: { tag: 'mtext', attributes: {}, children: [text] } };
}
