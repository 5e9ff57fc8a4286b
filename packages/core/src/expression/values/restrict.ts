import { equalityTolerance } from '../evaluation/comparison.ts';
import type { ExpressionFailure } from '../failure.ts';
import { exactNumber, isWhole } from '../numbers/rational.ts';
import type { Span } from '../../source/index.ts';
import { fail, succeed, type Result } from '../../store/index.ts';
import type { Field } from './field.ts';
import { entriesOf, mapEntries } from './matrix.ts';
import { inField, isComplexField, rational, realOf } from './scalar.ts';
import { numberOf, type Scalar, type Value } from './value.ts';

/** Converts a value to its field; fails if the field has no such number. NaN and infinity are in no integer field. */
export function restrict(value: Value, field: Field, span: Span): Result<Value, ExpressionFailure> {
  if (value.kind === 'truth') return succeed(value);
  const restricted = mapEntries(value, (entry) => inField(field === 'integer' ? rounded(entry) : entry, field));
  return entriesOf(restricted).every((entry) => belongsTo(entry, field))
    ? succeed(restricted)
    : fail({ kind: 'notInField', span, field });
}

/** The whole number a double equals up to rounding. */
function rounded(scalar: Scalar): Scalar {
  const number = scalar.kind === 'rational' ? undefined : realOf(scalar);
  if (number === undefined) return scalar;
  const whole = Math.round(number);
  const isNear = Math.abs(number - whole) <= equalityTolerance * Math.max(1, Math.abs(number));
  const exact = isNear ? exactNumber(whole) : undefined;
  return exact === undefined ? scalar : rational(exact);
}

function belongsTo(scalar: Scalar, field: Field): boolean {
  if (field === 'integer') return scalar.kind === 'rational' && isWhole(scalar.value);
  return isComplexField(field) || numberOf(scalar) !== undefined;
}
