import { readNumber } from '@lemma/core/source';
import { splitValues } from '@lemma/core/variables';
import type { Command, Environment, Node } from '../syntax/index.ts';
import type { WrittenPage } from './page.ts';
import { commandsOf, environmentsOf } from './parts.ts';

/**
 * Reports every `\earlierAnswer{v}{question, answer}` of a problem that never applies: questions from a pool may not be
 * asked, and an answer that is not there, or after which none comes, has no consequences.
 */
export function checkEarlierAnswers(
  nodes: readonly Node[],
  questions: readonly Environment[],
  page: WrittenPage,
): void {
  const counts = questions.map((question) => environmentsOf('answer', question.nodes).length);
  const places = [
    ...commandsIn(nodes).map((command) => ({ command, numbers: [...questions.keys()].map((index) => index + 1) })),
    ...questions.flatMap((question, index) =>
      commandsIn(question.nodes).map((command) => ({ command, numbers: [index + 1] })),
    ),
  ];
  const isFromPool = commandsOf('randomquestionpool', nodes).length > 0;
  for (const { command, numbers } of places) {
    if (isFromPool) page.report('earlier-answer-with-pool', command.nameSpan);
    else checkPlace(command, numbers, counts, page);
  }
}

function commandsIn(nodes: readonly Node[]): readonly Command[] {
  return environmentsOf('variables', nodes).flatMap((environment) => commandsOf('earlierAnswer', environment.nodes));
}

/** `numbers` are those of the questions that a command belongs to, `counts` the answers of every question. */
function checkPlace(
  { arguments: [, ...rest] }: Command,
  numbers: readonly number[],
  counts: readonly number[],
  page: WrittenPage,
): void {
  const values = rest.flatMap((argument) => splitValues(argument));
  const [first, last] = [values[0], values.at(-1)];
  // A missing argument is reported with the definition.
  if (first === undefined || last === undefined) return;
  const [question = NaN, answer = NaN] = values.map(({ text }) => readNumber(text) ?? NaN);
  const applies = numbers.some((number) => {
    const place = question === -1 ? number : question;
    const isThere = Number.isInteger(answer) && answer >= 1 && answer <= (counts[place - 1] ?? 0);
    return isThere && (place < number || (place === number && answer < (counts[number - 1] ?? 0)));
  });
  if (applies && values.length === 2) return;
  const text = values.map((value) => value.text.trim()).join(', ');
  page.report('unknown-earlier-answer', { from: first.span.from, to: last.span.to }, { text });
}
