import type { Quickcheck } from '../document/index.ts';
import { judgeAnswers, type Judging, type Verdict } from '../judgement/index.ts';
import type { AnswerShelf } from '../mathlet/index.ts';
import { Store } from '../store/index.ts';
import { readKeptQuickcheck, writeKeptQuickcheck } from './kept-quickcheck.ts';
import type { JudgingFailure, QuickcheckJudge } from './ports.ts';
import {
  change,
  check,
  select,
  selectAmong,
  toggleSolution,
  untouchedQuickcheck,
  type QuickcheckState,
} from './quickcheck.ts';

/** How far the judging of what was typed is. */
export type Checking =
  | { readonly kind: 'idle' }
  | { readonly kind: 'running' }
  /** One verdict for each answer, in their order. */
  | { readonly kind: 'judged'; readonly verdicts: readonly Verdict[] }
  | { readonly kind: 'failed'; readonly failure: JudgingFailure };

/** A quick check in a learner's hands. */
export interface AnsweredQuickcheck extends QuickcheckState {
  /** What was typed, one for each answer. */
  readonly inputs: readonly string[];
  readonly checking: Checking;
}

/** What a quick check asks of the outside. */
export interface QuickcheckPorts {
  readonly judge: QuickcheckJudge;
  /** Where what is chosen and typed is kept. */
  readonly shelf: AnswerShelf;
}

const idle: Checking = { kind: 'idle' };

/** What a learner does with a quick check. A verdict on inputs that have changed since is none. */
export class QuickcheckStore extends Store<AnsweredQuickcheck> {
  readonly #quickcheck: Quickcheck;
  readonly #seed: number;
  readonly #ports: QuickcheckPorts;

  /** `seed` is that of its values. */
  constructor(quickcheck: Quickcheck, seed: number, ports: QuickcheckPorts) {
    const { storage, key } = ports.shelf;
    super({ ...untouchedQuickcheck, ...readKeptQuickcheck(storage.read(key), quickcheck), checking: idle });
    this.#quickcheck = quickcheck;
    this.#seed = seed;
    this.#ports = ports;
  }

  /** Chooses a choice, or no longer. */
  choose(choice: string): void {
    this.#touch((state) => select(state, this.#quickcheck.type, choice));
  }

  /** Chooses one of the options of a group; without a group it is chosen, or no longer, by itself. */
  chooseAmong(option: string, group: readonly string[]): void {
    this.#touch((state) =>
      group.length === 0 ? select(state, 'mc.multiple', option) : selectAmong(state, option, group),
    );
  }

  /** Types into the field of an answer, counted from 1. */
  write(answer: number, text: string): void {
    const { inputs } = this.state;
    this.#touch(
      change,
      inputs.map((input, index) => (index === answer - 1 ? text : input)),
    );
  }

  /** Judges: what is put together from tiles on the spot, what was typed on the server, which has the better means. */
  async check(judging: Judging): Promise<void> {
    const { checking, inputs } = this.state;
    if (checking.kind === 'running') return;
    const { answers, permutedAnswers } = this.#quickcheck;
    if (answers.every(({ type }) => type === 'tile')) {
      this.#judged(judgeAnswers(inputs, answers, permutedAnswers, judging));
      return;
    }
    const running: Checking = { kind: 'running' };
    this.update((state) => ({ ...state, checking: running }));
    const handedIn = { language: judging.language, seed: this.#seed, question: this.#quickcheck, inputs };
    const judged = await this.#ports.judge.judge(handedIn);
    if (this.state.checking !== running) return;
    if (judged.ok) this.#judged(judged.value.map(({ verdict }) => verdict));
    else this.update((state) => ({ ...state, checking: { kind: 'failed', failure: judged.failure } }));
  }

  /** Shows the solution or hides it. */
  toggleSolution(): void {
    this.update((state) => ({ ...state, ...toggleSolution(state) }));
  }

  #judged(verdicts: readonly Verdict[]): void {
    this.update((state) => ({ ...state, ...check(state), checking: { kind: 'judged', verdicts } }));
  }

  #touch(transition: (state: QuickcheckState) => QuickcheckState, inputs = this.state.inputs): void {
    this.update((state) => ({ ...state, ...transition(state), inputs, checking: idle }));
    const { storage, key } = this.#ports.shelf;
    storage.write(key, writeKeptQuickcheck(this.#quickcheck, { selected: this.state.selected, inputs }));
  }
}
