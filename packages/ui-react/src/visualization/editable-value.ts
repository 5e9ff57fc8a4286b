import {
  evaluateExpression,
  formatNumber,
  numberOf,
  withPowersOfTen,
  type ExpressionFailure,
} from '@lemma/core/expression';
import { writesDecimalComma, type Language } from '@lemma/core/language';
import { fail, succeed, type Result } from '@lemma/core/store';
import type { TermFailure } from '@lemma/viz-engine/definitions';
import type { Scene, SceneStore } from '@lemma/viz-engine/scene';
import { valueText } from './figure-values.ts';

type Variable = NonNullable<ReturnType<Scene['variable']>>;

/** What a reader may type in the text of a figure: a number, or the term of a function. */
export type EditableKind = 'number' | 'function';

/** Why a text cannot be accepted. */
export type InputFailure = TermFailure | { readonly kind: 'notFinite' };

/** Decimals of a number in an input. */
const digits = 10;

/** The kind of input a variable is in a text; undefined if it is none. */
export function editableKind({ type: { role }, element: { control, hold } }: Variable): EditableKind | undefined {
  if (role === 'number' && control?.kind === 'field' && hold !== undefined) return 'number';
  return role === 'function' && hold?.kind === 'terms' ? 'function' : undefined;
}

/** The initial text of an input, in the form it could be typed in the language. */
export function textToEdit(scene: Scene, variable: Variable, language: Language): string {
  const decimalComma = writesDecimalComma(language);
  if (variable.element.call !== undefined) {
    const { text } = variable.element.call;
    return decimalComma ? text.replace(/(\d)\.(\d)/g, '$1,$2') : text;
  }
  if (variable.settings.field !== undefined) return valueText(scene, variable.name, language).replaceAll('−', '-');
  return formatNumber(scene.numbers(variable.name)[0] ?? NaN, { digits, decimalComma });
}

/** Accepts what was typed, as one undo step; or returns why this is not possible. */
export function takeOver(
  store: SceneStore,
  variable: Variable,
  text: string,
  language: Language,
): Result<undefined, InputFailure> {
  if (editableKind(variable) === 'function') return store.write(variable.name, [text], writesDecimalComma(language));
  const number = readNumber(text, variable, language);
  if (!number.ok) return number;
  store.move(variable.name, [number.value]);
  store.settle();
  return succeed(undefined);
}

/** The value of an expression such as 3/2, in the field its author wants. */
function readNumber(
  text: string,
  { settings: { field } }: Variable,
  language: Language,
): Result<number, ExpressionFailure | { readonly kind: 'notFinite' }> {
  const value = evaluateExpression(withPowersOfTen(text, writesDecimalComma(language)), {
    language,
    field: field?.kind === 'integer' ? 'integer' : 'real',
  });
  if (!value.ok) return value;
  const number = numberOf(value.value);
  return number !== undefined && Number.isFinite(number) ? succeed(number) : fail({ kind: 'notFinite' });
}
