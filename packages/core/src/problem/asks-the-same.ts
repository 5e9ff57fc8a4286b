import { plainText, type Document, type Inline, type ProblemQuestion } from '../document/index.ts';
import { problemContent } from './problem-content.ts';

/**
 * Whether two versions of a problem, each as it was handed out, ask for the same with the same data: fields, choices and
 * tiles, and the values that both show. Only then does an answer to one answer the other. Texts may have been mended.
 */
export function asksTheSame(one: Document, other: Document): boolean {
  const [before, after] = [problemContent(one).questions, problemContent(other).questions];
  return (
    before.length === after.length &&
    before.every((question, index) => {
      const mended = after[index];
      return mended !== undefined && shapeOf(question) === shapeOf(mended) && hasSameValues(question, mended);
    })
  );
}

/** Choices and tiles are what was chosen from: another text is another choice. */
function shapeOf({ type, answers, choices, choiceMatrix, tiles }: ProblemQuestion): string {
  const textsOf = (all: readonly { readonly content: readonly Inline[] }[]) =>
    all.map(({ content }) => plainText(content).replace(/\s+/g, ' ').trim());
  return JSON.stringify([
    type,
    answers.map(({ type: each, fragment }) => (fragment === undefined ? each : [each, fragment])),
    textsOf(choices),
    choiceMatrix && [textsOf(choiceMatrix.rows), choiceMatrix.columns.map((column) => plainText(column).trim())],
    textsOf(tiles),
  ]);
}

function hasSameValues(one: ProblemQuestion, other: ProblemQuestion): boolean {
  const values = new Map(one.variables.definitions.map((each) => [each.name, valueOf(each)]));
  return other.variables.definitions.every((each) => {
    const before = values.get(each.name);
    return before === undefined || before === valueOf(each);
  });
}

/** Whatever a definition says but for where it stands. */
function valueOf(definition: ProblemQuestion['variables']['definitions'][number]): string {
  return JSON.stringify(definition, (key, value: unknown) => (key === 'span' ? undefined : value));
}
