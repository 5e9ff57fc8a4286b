import type { MathElement } from '@lemma/core/document';
import { formatNumber } from '@lemma/core/expression';
import { writesDecimalComma, type Language } from '@lemma/core/language';
import type { Scene } from '@lemma/viz-engine/scene';
import { shownFraction, shownNumber, shownTerm, type ShownValue, type Values } from '../formula/index.ts';

/** Decimals of a value in a figure. */
const digits = 2;

/** A number as the reader's language writes it. */
export function shownIn(language: Language): (value: number) => string {
  const decimalComma = writesDecimalComma(language);
  return (value) => formatNumber(value, { digits, decimalComma }).replace('-', '−');
}

/** The values of a figure now, for the texts around it. */
export function figureValues(scene: Scene, language: Language): Values {
  const shown = (value: number) => shownNumber(shownIn(language)(value));
  return {
    live: true,
    holds: (condition) => scene.holds(condition),
    show: ({ name, coordinate }) => {
      const variable = scene.variable(name);
      const numbers = scene.numbers(name);
      if (coordinate !== undefined) {
        const number = variable?.type.role === 'point' ? numbers[['x', 'y', 'z'].indexOf(coordinate)] : undefined;
        return number === undefined ? undefined : shown(number);
      }
      switch (variable?.type.role) {
        case 'number':
          return drawnFraction(scene, name) ?? shown(numbers[0] ?? NaN);
        case 'point':
          return shownPoint(numbers.map(shown));
        case 'function': {
          const term = variable.element.call;
          return term && shownTerm(term.expression, writesDecimalComma(language));
        }
        case 'shape':
        case undefined:
          return undefined;
      }
    },
  };
}

/** A fraction that has been drawn as one is shown as one. */
function drawnFraction(scene: Scene, name: string): ShownValue | undefined {
  const { numerator, denominator } = scene.drawn(name) ?? {};
  const isFraction = scene.variable(name)?.type.type === 'randrat';
  return isFraction && numerator !== undefined && denominator !== undefined
    ? shownFraction(numerator, denominator)
    : undefined;
}

/** `(1; 2)` is unmistakable where commas are decimal. */
function shownPoint(coordinates: readonly ShownValue[]): ShownValue {
  const separated = (parts: readonly string[], separator: string) => `(${parts.join(separator)})`;
  return {
    text: separated(
      coordinates.map(({ text }) => text),
      '; ',
    ),
    tex: separated(
      coordinates.map(({ tex }) => tex),
      ';\\,',
    ),
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
