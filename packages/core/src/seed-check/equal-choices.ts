import type { Inline, MathNode, Question } from '../document/index.ts';
import { drawnValues, fillMath, type Exercise } from '../exercise/index.ts';
import type { Finding } from '../source/index.ts';

/** Choices that look like an earlier one once the values are drawn. Those written alike are found by conversion. */
export function equalChoices({ choices }: Pick<Question, 'choices'>, exercise: Exercise): readonly Finding[] {
  const values = drawnValues(exercise);
  const [written, shown] = [new Set<string>(), new Set<string>()];
  return choices.flatMap(({ content, span }): readonly Finding[] => {
    const source = JSON.stringify(content, (key, part: unknown) => (key === 'span' ? undefined : part));
    const look = content
      .map((inline) => lookOf(inline, values))
      .join('')
      .replace(/\s+/g, ' ')
      .trim();
    const isEqual = shown.has(look) && !written.has(source);
    written.add(source);
    shown.add(look);
    return isEqual ? [{ code: 'duplicate-choice', severity: 'warning', span, data: {} }] : [];
  });
}

type Values = ReturnType<typeof drawnValues>;

/** What is seen of a piece of a line, as a text that is different for what looks different. */
function lookOf(inline: Inline, values: Values): string {
  const all = (content: readonly Inline[]) => content.map((each) => lookOf(each, values)).join('');
  switch (inline.kind) {
    case 'text':
      return inline.text;
    case 'formula':
      return mathLook(fillMath(inline.math, values));
    case 'variable':
      return values.show(inline)?.text ?? inline.name;
    case 'conditional':
      return all(values.holds(inline.condition) === true ? inline.then : inline.otherwise);
    case 'styled':
    case 'marked':
    case 'link':
    case 'documentLink':
    case 'balloon':
      return all(inline.content);
    case 'anchor':
      return all(inline.content ?? []);
    case 'media':
      return JSON.stringify(inline.media);
    case 'reference':
    case 'footnote':
    case 'lineBreak':
    case 'answerField':
      return ' ';
  }
}

/** Rows and single signs look the same in text and in formulas. */
const plain: ReadonlySet<string> = new Set(['math', 'mrow', 'mstyle', 'mn', 'mi', 'mo', 'mtext', 'ms']);

function mathLook(node: MathNode): string {
  if (typeof node === 'string') return node;
  const parts = node.children.map(mathLook);
  return plain.has(node.tag) ? parts.join('') : `${node.tag}(${parts.join(', ')})`;
}
