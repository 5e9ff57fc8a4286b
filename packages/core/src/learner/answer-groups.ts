import type { Verdict } from '../judgement/index.ts';
import type { HandedInAnswer } from './ports.ts';

/** Equal answers of several learners: the same text, verdict, solution and score. */
export interface AnswerGroup {
  /** Names the group on its page. */
  readonly key: string;
  /** Never empty. */
  readonly answers: readonly HandedInAnswer[];
  /** The first of them. */
  readonly example: HandedInAnswer;
}

/** `verdict`: what needs a tutor first. `frequent`: what most have answered first. */
export type AnswerOrder = 'verdict' | 'frequent';

const needs: Readonly<Record<Verdict, number>> = {
  undecided: 0,
  wrong: 1,
  ambiguous: 2,
  invalid: 3,
  empty: 4,
  right: 5,
};

/**
 * Groups equal answers. Learners have data of their own: the same text answers the same question only where the solution
 * is the same. Spaces make no other answer.
 */
export function answerGroups(answers: readonly HandedInAnswer[], order: AnswerOrder): readonly AnswerGroup[] {
  const groups = new Map<string, HandedInAnswer[]>();
  for (const answer of answers) {
    const { part, text, words, asked, verdict, solution, score, automatic, decision } = answer;
    const given = words ?? [text.replace(/\s+/g, ' ').trim(), asked?.language];
    const { by, reason, isMine } = decision ?? {};
    const key = JSON.stringify([part, given, verdict, solution.text, score, automatic, by, reason, isMine]);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [answer]);
    else group.push(answer);
  }
  const all = [...groups].flatMap(([key, [example, ...others]]): readonly AnswerGroup[] =>
    example === undefined ? [] : [{ key, example, answers: [example, ...others] }],
  );
  const need = ({ example }: AnswerGroup) => (example.decision === undefined ? needs[example.verdict] : 5);
  return all.toSorted(
    (one, other) =>
      one.example.part - other.example.part ||
      (order === 'verdict' ? need(one) - need(other) : 0) ||
      other.answers.length - one.answers.length ||
      (one.key < other.key ? -1 : 1),
  );
}
