import { plainText, type Inline } from '../document/index.ts';
import { columnOption, yesNoOptions } from '../quickcheck/index.ts';
import type { AskedQuestion } from './asked-questions.ts';

/**
 * Options in the words of their author, in his order: `ids` are his, too. Of a statement, what was chosen about it; of a
 * matrix, the row and its column. Values stand there by the names of their variables.
 */
export function optionWords(
  { question: { type, choices, choiceMatrix, yesNoLabels } }: Pick<AskedQuestion, 'question'>,
  ids: ReadonlySet<string>,
): readonly string[] {
  const ofChoices = choices.flatMap(({ id, content }) => {
    if (type !== 'mc.yesno') return ids.has(id) ? [wordsOf(content)] : [];
    return yesNoOptions({ id, correct: true }).flatMap((option, index) => {
      const label = wordsOf(yesNoLabels?.[index] ?? []);
      return ids.has(option.id) ? [`${wordsOf(content)} → ${label === '' ? (signs[index] ?? '') : label}`] : [];
    });
  });
  const cells = (choiceMatrix?.rows ?? []).flatMap(({ content }, row) =>
    (choiceMatrix?.columns ?? []).flatMap((column, index) =>
      ids.has(columnOption(row + 1, index + 1)) ? [`${wordsOf(content)} → ${wordsOf(column)}`] : [],
    ),
  );
  return [...ofChoices, ...cells];
}

const signs = ['✓', '✗'];

function wordsOf(content: readonly Inline[]): string {
  return plainText(content).replace(/\s+/g, ' ').trim();
}
