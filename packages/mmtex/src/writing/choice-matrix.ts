import { element, type Markup } from '@lemma/core/document';
import { splitValues } from '@lemma/core/variables';
import type { Command, Environment, EnvironmentSyntax } from '../syntax/index.ts';
import type { WrittenPage } from './page.ts';
import { commandsOf, numberIn, optionIn } from './parts.ts';

/** `\begin{choicematrix}[multiple] \column{yes} \column{no} \row{A square is a rectangle.}{1} … \end{choicematrix}`. */
export const choiceMatrixSyntax: EnvironmentSyntax = {
  content: 'commands',
  options: ['raw'],
  commands: { column: { arguments: ['text'] }, row: { arguments: ['text', 'raw'] } },
};

/** Writes rows in which columns are chosen: exactly one, unless the option says `multiple`. */
export function writeChoiceMatrix(
  { options: [option], nodes, nameSpan, span }: Environment,
  page: WrittenPage,
): Markup {
  const type = optionIn(option, ['unique', 'multiple'], page);
  const columns = commandsOf('column', nodes);
  const rows = commandsOf('row', nodes);
  if (columns.length === 0) page.report('missing-part', nameSpan, { name: 'choicematrix', part: 'column' });
  if (rows.length === 0) page.report('missing-part', nameSpan, { name: 'choicematrix', part: 'row' });
  const parts = [
    ...columns.map((column) => element('column', {}, page.line(column.arguments[0]?.nodes ?? []))),
    ...rows.map((row) => writeRow(row, columns.length, type !== 'multiple', page)),
  ];
  return element('choicematrix', { type, at: page.at(span) }, parts);
}

function writeRow(row: Command, columns: number, isUnique: boolean, page: WrittenPage): Markup {
  const [text, list] = row.arguments;
  const given = list === undefined ? [] : splitValues(list).filter((value) => value.text !== '');
  const correct = given.flatMap((value) => {
    const number = numberIn(value, 1, page);
    if (number === undefined || number <= columns) return number ?? [];
    page.report('unknown-column', value.span, { number, count: columns });
    return [];
  });
  if (isUnique && correct.length === 0) page.report('no-correct-choice', row.nameSpan);
  return element(
    'row',
    { correct: correct.join(' ') || undefined, at: page.at(row.span) },
    page.line(text?.nodes ?? []),
  );
}
