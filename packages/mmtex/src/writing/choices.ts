import type { Span } from '@lemma/core/source';
import type { Environment, EnvironmentSyntax, Node } from '../syntax/index.ts';
import { element } from '../xml/index.ts';
import { trimmed, type Page } from './page.ts';
import { argumentOf, environmentsOf, typeIn } from './parts.ts';

/** `\begin{choice} \text{…} \solution{true} \end{choice}`. */
export const choiceSyntax: EnvironmentSyntax = {
  content: 'commands',
  commands: { text: { arguments: ['text'] }, solution: { arguments: ['raw'] } },
};

/** `\begin{choices}{unique} … \end{choices}`. */
export const choicesSyntax: EnvironmentSyntax = {
  content: 'commands',
  arguments: ['raw'],
  environments: { choice: choiceSyntax },
};

type ChoicesType = 'mc.multiple' | 'mc.unique';

/** The choices of a question, in a `choices` environment or not, and the type that it says. */
export function choicesIn(
  nodes: readonly Node[],
  page: Page,
): { readonly choices: readonly Environment[]; readonly type: ChoicesType | undefined } {
  const groups = environmentsOf('choices', nodes);
  const word = typeIn(groups.at(-1)?.arguments[0], ['unique', 'multiple', 'mc.unique', 'mc.multiple'], page);
  const type = word === undefined ? undefined : word.endsWith('unique') ? 'mc.unique' : 'mc.multiple';
  const inGroups = groups.flatMap((group) => environmentsOf('choice', group.nodes));
  return { choices: [...environmentsOf('choice', nodes), ...inGroups], type };
}

/** Writes choices, numbered from 1; `question` is the place to complain of when none of them is true. */
export function writeChoices(choices: readonly Environment[], question: Span, page: Page): string {
  const judged = choices.map((choice) => ({ choice, correct: isCorrect(choice, page) }));
  if (judged.length > 0 && !judged.some(({ correct }) => correct)) page.report('no-correct-choice', question);
  return judged.map(({ choice, correct }, index) => writeChoice(choice, correct, index + 1, page)).join('');
}

function writeChoice({ nodes, span, nameSpan }: Environment, correct: boolean, id: number, page: Page): string {
  const text = argumentOf('text', nodes);
  if (text === undefined) page.report('missing-part', nameSpan, { name: 'choice', part: 'text' });
  const attributes = { id, correct: correct ? ('true' as const) : undefined, at: page.at(span) };
  return element('choice', attributes, page.line(text?.nodes ?? []));
}

/** A choice without a solution is wrong: authors leave it out on the wrong ones. */
function isCorrect({ nodes }: Environment, page: Page): boolean {
  const solution = argumentOf('solution', nodes);
  if (solution === undefined) return false;
  const { text, span } = trimmed(solution);
  if (!['true', 'false', 'yes', 'no'].includes(text)) page.report('bad-solution', span, { text });
  return text === 'true' || text === 'yes';
}
