import { plainText, readDocument, type Inline } from '@lemma/core/document';
import { drawExercise, drawnValues, mentionOf, type ShownValues } from '@lemma/core/exercise';
import { problemContent } from '@lemma/core/problem';

/** What stands on the tiles of a problem that was handed out, with its values; by the number of the question. */
export function tilesIn(xml: string): ReadonlyMap<number, readonly string[]> {
  const read = readDocument(xml);
  if (!read.ok) return new Map();
  const { questions, language } = problemContent(read.value);
  return new Map(
    questions.flatMap((question, index): readonly (readonly [number, readonly string[]])[] => {
      // Everything that is handed out is a constant: any seed gives the same.
      const exercise = drawExercise(question, 1, language);
      if (question.tiles.length === 0 || !exercise.ok) return [];
      const values = drawnValues(exercise.value);
      return [[question.number ?? index + 1, question.tiles.map(({ content }) => textOn(content, values))]];
    }),
  );
}

function textOn(content: readonly Inline[], values: ShownValues): string {
  const valueOf = (name: string) => values.show(mentionOf(name))?.text ?? name;
  return content
    .map((inline) => {
      if (inline.kind === 'variable') return values.show(inline)?.text ?? inline.name;
      const text = plainText([inline]);
      return inline.kind === 'formula'
        ? text.replaceAll(/\\var\{([^{}]*)\}/g, (_, name: string) => valueOf(name))
        : text;
    })
    .join('')
    .trim();
}
