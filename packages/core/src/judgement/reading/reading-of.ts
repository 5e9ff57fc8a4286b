import { isTruthValued, valueOf } from '../../expression/index.ts';
import { fail, succeed, type Result } from '../../store/index.ts';
import { isLetter, propositionPieces } from '../proposition.ts';
import { inUnitNotation } from '../quantity-text.ts';
import { isSumOfQuantities, unitEnds } from '../read-quantity.ts';
import { placed, type TypedFailure } from '../typed-text/index.ts';
import type { Asked } from './asked.ts';
import { casesReading, conditionReading, intervalReading, matrixReading, setReading } from './parts-readings.ts';
import { readPart } from './read-part.ts';
import type { Reading } from './reading.ts';

type Read = Result<Reading, TypedFailure>;

/**
 * How an answer that was typed is understood, to be shown while it is typed; or where and why it cannot be. Undefined
 * for types whose answers are texts or choices, and for what is understood but no formula: "otherwise", 1 h 30 min.
 */
export function readingOf(typed: string, asked: Asked): Read | undefined {
  switch (asked.type) {
    case 'input.number':
      if (asked.notation === 'quantity') return quantityReading(typed, asked);
      return asked.notation === 'figures' && endsInZero.test(typed) ? undefined : numberReading(typed, asked);
    case 'end':
      return numberReading(typed, asked);
    case 'input.function':
      return asked.notation === 'proposition' ? propositionReading(typed, asked) : termReading(typed, asked);
    case 'input.finite-number-set':
      return setReading(typed, asked);
    case 'input.interval':
      return intervalReading(typed, asked);
    case 'input.matrix':
      return matrixReading(typed, asked);
    case 'input.cases.function':
      return casesReading(typed, asked);
    case 'condition':
      return conditionReading(typed, asked);
    case 'input.text':
    case 'input.truth-table':
    case 'tile':
    case 'code':
      return undefined;
  }
}

/** A significant zero, which a reading would lose: 1.20·10^3. */
const endsInZero = /\d[.,]\d*0(?!\d)/;

/** An equation is no term, nor a term an equation. */
function termReading(typed: string, asked: Asked): Read {
  const { names = new Set<string>(), isRelation } = asked;
  const span = { from: 0, to: typed.length };
  const read = readPart(placed(typed), span, asked, { names });
  if (!read.ok) return read;
  if (isRelation === undefined || isRelation === isTruthValued(read.value)) {
    return succeed({ kind: 'term', term: read.value });
  }
  return fail({ kind: isRelation ? 'relationExpected' : 'termExpected', span });
}

/** Also fails where there is no such number, as for functions without enough arguments. */
function numberReading(typed: string, asked: Asked, part = { from: 0, to: typed.length }): Read {
  const read = readPart(placed(typed), part, asked);
  if (!read.ok) return read;
  const value = valueOf(read.value, {}, asked.field);
  if (value.ok || value.failure.kind === 'notInField') return succeed({ kind: 'term', term: read.value });
  return fail({ ...value.failure, span: part });
}

/** A number alone is still without its unit. */
function quantityReading(given: string, asked: Asked): Read | undefined {
  const typed = inUnitNotation(given);
  if (isSumOfQuantities(typed, asked)) return undefined;
  const from = typed.length - typed.trimStart().length;
  const ends = unitEnds(typed.trim());
  for (const { number, written } of ends) {
    const read = numberReading(typed, asked, { from, to: from + number.length });
    if (!read.ok || read.value.kind !== 'term') continue;
    return endsInZero.test(number)
      ? undefined
      : succeed({ kind: 'quantity', number: read.value.term, unit: written.trim() });
  }
  const read = numberReading(typed, asked);
  if (read.ok) return endsInZero.test(typed) ? undefined : read;
  const [only] = ends;
  if (only !== undefined) return numberReading(typed, asked, { from, to: from + only.number.length });
  const unit = /(?<=\d[\s*·]*)[\p{L}°][^\d]*$/u.exec(typed.trimEnd());
  if (unit === null) return read;
  return fail({ kind: 'unknownUnit', span: { from: unit.index, to: unit.index + unit[0].length } });
}

function propositionReading(typed: string, { names }: Asked): Read {
  const pieces = propositionPieces(typed, names);
  if (pieces.ok) {
    const isKnown = (name: string) => names === undefined || names.size === 0 || names.has(name) || isLetter(name);
    const unknown = pieces.value.find(({ kind, text }) => kind === 'name' && /^\p{L}/u.test(text) && !isKnown(text));
    if (unknown === undefined) return succeed({ kind: 'proposition', pieces: pieces.value });
    const from = typed.indexOf(unknown.text);
    return fail({ kind: 'unknownName', span: { from, to: from + unknown.text.length }, name: unknown.text });
  }
  const span = pieces.failure;
  if (typed.trim() === '') return fail({ kind: 'empty', span });
  return fail({ kind: span.from === typed.length ? 'unexpectedEnd' : 'unexpectedToken', span, expected: [] });
}
