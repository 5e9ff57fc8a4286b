import { readDocument, type EditableRange } from '@lemma/core/document';
import { problemContent } from '@lemma/core/problem';

/** The editable ranges of the answers of a problem that are code, by key. */
export function rangesIn(xml: string): ReadonlyMap<string, readonly EditableRange[]> {
  const read = readDocument(xml);
  if (!read.ok) return new Map();
  return new Map(
    problemContent(read.value).questions.flatMap(({ number, answers }, index) =>
      answers.flatMap(({ fragment }, place): readonly (readonly [string, readonly EditableRange[]])[] => {
        const key = `${number ?? index + 1},${place + 1}`;
        return fragment === undefined ? [] : [[key, fragment.editableRanges]];
      }),
    ),
  );
}
