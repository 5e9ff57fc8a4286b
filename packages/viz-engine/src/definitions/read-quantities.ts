import type { SourceText } from '@lemma/core/source';
import type { NumberTerm, SpaceVectorTerm } from '../board/index.ts';
import { noNumber, type DefinitionReading } from './definition-reading.ts';
import { listed, matrixEntries } from './lists.ts';
import { numbersIn } from './shapes.ts';

const noVector = [noNumber, noNumber] as const;

/** The coordinates of a vector: a list is read number by number, a term is evaluated as a whole. */
export function readVector(source: SourceText, reading: DefinitionReading): readonly NumberTerm[] {
  const items = source.text.trim().startsWith('[') ? listed(withCommas(source)) : undefined;
  if (items !== undefined) {
    if (items.length < 2 || items.length > 3) reading.refuse(source, 'notAVector');
    return items.map((item) => reading.term(item).term);
  }
  const inRound = coordinatesIn(source.text);
  if (inRound !== undefined) {
    reading.refuse(source, 'notAVector', 'BAD_DEFINITION', { write: inRound });
    return noVector;
  }
  const read = reading.names.readQuantity(source.text);
  if (!read.ok) {
    reading.report(reading.names.explain(read.failure, source, reading.name));
    return noVector;
  }
  const { trial, value, dependsOn } = read.value;
  for (const name of dependsOn) reading.dependsOn.add(name);
  const length = numbersIn(trial).length;
  if (trial.kind !== 'vector' || length > 3) {
    reading.refuse(source, 'notAVector');
    return noVector;
  }
  return Array.from({ length }, (_, index) => () => numbersIn(value())[index] ?? NaN);
}

/** The coordinates of a vector in space. */
export function readSpaceVector(source: SourceText, reading: DefinitionReading): SpaceVectorTerm {
  const coordinates = readVector(source, reading);
  const [x = noNumber, y = noNumber, z] = coordinates;
  if (z === undefined && coordinates !== noVector) reading.refuse(source, 'wrongDimension');
  return { x, y, z: z ?? noNumber };
}

/** `(1, 2)` and `1; 2` in our notation. */
function coordinatesIn(text: string): string | undefined {
  const [, inner = ''] = /^\s*\(?([^()[\]]+[,;][^()[\]]+)\)?\s*$/.exec(text) ?? [];
  return inner === ''
    ? undefined
    : `[${inner
        .split(/[,;]/)
        .map((part) => part.trim())
        .join('; ')}]`;
}

/** `[1; 2]` may also be written with commas. */
function withCommas({ text, span }: SourceText): SourceText {
  let depth = 0;
  const characters = Array.from(text, (character) => {
    if ('([{'.includes(character)) depth += 1;
    if (')]}'.includes(character)) depth -= 1;
    return character === ';' && depth === 1 ? ',' : character;
  });
  return { text: characters.join(''), span };
}

/** Whether a text is a list of numbers, or a term containing a vector. */
export function isVector(source: SourceText, reading: DefinitionReading): boolean {
  const text = source.text.trim();
  if (reading.names.role(text) === 'point') return false;
  if (text.startsWith('[')) return true;
  const read = reading.names.readQuantity(text);
  return read.ok && read.value.trial.kind === 'vector';
}

/** The entries of a matrix: it starts with [[, ends with ]] and is rectangular (specification 002 §5.3). */
export function readMatrix(source: SourceText, reading: DefinitionReading): readonly (readonly NumberTerm[])[] {
  const rows = matrixEntries(source);
  if (rows === undefined) {
    const write = rowsIn(source.text);
    reading.refuse(source, 'notAMatrix', 'BAD_DEFINITION', write === undefined ? {} : { write });
  }
  return (rows ?? []).map((row) => row.map((entry) => reading.term(entry).term));
}

/** `[1, 2; 3, 4]`, with semicolons between rows, in our notation. */
function rowsIn(text: string): string | undefined {
  const inner = /^\s*[([]([^()[\]]*;[^()[\]]*)[)\]]\s*$/.exec(text)?.[1];
  const rows = inner?.split(';').map((row) => row.split(',').map((entry) => entry.trim()));
  const isEven = rows?.every((row) => row.length === rows[0]?.length) === true;
  return rows && isEven ? `[${rows.map((row) => `[${row.join(', ')}]`).join(', ')}]` : undefined;
}
