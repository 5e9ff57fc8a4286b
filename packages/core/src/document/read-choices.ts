import type { Choice, ChoiceMatrix } from './question.ts';
import { numbersIn } from './numbers-in.ts';
import type { DocumentReading } from './reading.ts';
import { childrenOf, flagIn, spanOf, wordIn } from './xml-element.ts';
import type { XmlElement } from './xml.ts';

/** The choices of a quick check or question. One without an id, or with a duplicate id, gets its number. */
export function readChoices(element: XmlElement, reading: DocumentReading): readonly Choice[] {
  const ids = new Set<string>();
  /** By id: the next number to try, so that a thousand equal ids do not take a million attempts. */
  const numbers = new Map<string, number>();
  return childrenOf(element, 'choice').map((choice, index) => {
    const wanted = choice.attributes['id'] || String(index + 1);
    let id = wanted;
    let next = Math.max(numbers.get(wanted) ?? 0, index + 1);
    for (; ids.has(id); next += 1) id = `${wanted}-${next}`;
    numbers.set(wanted, next);
    ids.add(id);
    const condition = choice.attributes['condition'];
    return {
      id,
      correct: condition === undefined && flagIn(choice, 'correct'),
      ...(condition !== undefined && { condition: { text: condition, span: spanOf(choice, 'condition-at') } }),
      content: reading.inline(choice),
      span: spanOf(choice),
    };
  });
}

/** Reads `choicematrix`: the columns, and the rows with their correct columns. */
export function readChoiceMatrix(element: XmlElement | undefined, reading: DocumentReading): ChoiceMatrix | undefined {
  if (element === undefined) return undefined;
  const columns = childrenOf(element, 'column').map((column) => reading.inline(column));
  return {
    type: wordIn(element, 'type', ['unique', 'multiple']) ?? 'unique',
    columns,
    rows: childrenOf(element, 'row').map((row) => ({
      content: reading.inline(row),
      correct: numbersIn(row, 'correct').filter((number) => number <= columns.length),
      span: spanOf(row),
    })),
  };
}
