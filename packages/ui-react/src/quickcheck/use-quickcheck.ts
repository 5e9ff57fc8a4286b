import { judgeAnswers, type Judging } from '@lemma/core/judgement';
import type { Quickcheck } from '@lemma/core/document';
import type { AnswerShelf } from '@lemma/core/mathlet';
import {
  change,
  check,
  readKeptQuickcheck,
  select,
  selectAmong,
  toggleSolution,
  untouchedQuickcheck,
  writeKeptQuickcheck,
  type JudgedAnswer,
  type JudgingFailure,
  type QuickcheckJudge,
  type QuickcheckState,
} from '@lemma/core/quickcheck';
import { useRef, useState } from 'react';

/** How far the judging of the inputs is. */
export type Checking =
  | { readonly kind: 'idle' }
  | { readonly kind: 'running' }
  | { readonly kind: 'judged'; readonly answers: readonly Pick<JudgedAnswer, 'verdict'>[] }
  | { readonly kind: 'failed'; readonly failure: JudgingFailure };

/** What a reader does with a quick check. Inputs are judged by the server; an answer to inputs that have changed since is none. */
export interface QuickcheckUse {
  readonly state: QuickcheckState;
  readonly inputs: readonly string[];
  readonly checking: Checking;
  choose(choice: string): void;
  chooseAmong(option: string, group: readonly string[]): void;
  write(answer: number, text: string): void;
  check(): void;
  toggleSolution(): void;
}

const idle: Checking = { kind: 'idle' };

/** What is chosen and typed is kept on the shelf. */
export function useQuickcheck(
  quickcheck: Quickcheck,
  judging: Judging,
  seed: number,
  judge: QuickcheckJudge,
  { storage, key }: AnswerShelf,
): QuickcheckUse {
  const [kept] = useState(() => readKeptQuickcheck(storage.read(key), quickcheck));
  const [state, setState] = useState<QuickcheckState>({ ...untouchedQuickcheck, selected: kept.selected });
  const [written, setWritten] = useState(kept.inputs);
  const [checking, setChecking] = useState<Checking>(idle);
  const attempt = useRef(0);
  const { type, answers, permutedAnswers } = quickcheck;
  // One for each answer there is now: an author may have written another one while this was open.
  const inputs = answers.map((_, index) => written[index] ?? '');

  function touch(next: QuickcheckState, texts = inputs) {
    attempt.current += 1;
    setState(next);
    setWritten(texts);
    storage.write(key, writeKeptQuickcheck(quickcheck, { selected: next.selected, inputs: texts }));
    setChecking(idle);
  }

  async function judgeInputs() {
    attempt.current += 1;
    const current = attempt.current;
    setChecking({ kind: 'running' });
    const judged = await judge.judge({ language: judging.language, seed, asked: quickcheck, inputs });
    if (attempt.current !== current) return;
    setChecking(judged.ok ? { kind: 'judged', answers: judged.value } : { kind: 'failed', failure: judged.failure });
    if (judged.ok) setState(check);
  }

  return {
    state,
    inputs,
    checking,
    choose: (choice) => touch(select(state, type, choice)),
    chooseAmong: (option, group) =>
      touch(group.length === 0 ? select(state, 'mc.multiple', option) : selectAmong(state, option, group)),
    write: (answer, text) =>
      touch(
        change(state),
        inputs.map((input, index) => (index === answer - 1 ? text : input)),
      ),
    check: () => {
      if (checking.kind === 'running') return;
      if (answers.some((answer) => answer.type !== 'tile')) {
        void judgeInputs();
        return;
      }
      const verdicts = judgeAnswers(inputs, answers, permutedAnswers, judging);
      setChecking({ kind: 'judged', answers: verdicts.map((verdict) => ({ verdict })) });
      setState(check);
    },
    toggleSolution: () => setState(toggleSolution),
  };
}
