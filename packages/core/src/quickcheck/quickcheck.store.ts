import type { Quickcheck } from '../document/index.ts';
import { judgeTiles, type Judging, type ToldAssessment } from '../judgement/index.ts';
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

/** The progress of judging what was typed. */
export type Checking =
  | { readonly kind: 'idle' }
  | { readonly kind: 'running' }
  /** One for each answer, in order. */
  | { readonly kind: 'judged'; readonly assessments: readonly ToldAssessment[] }
  | { readonly kind: 'failed'; readonly failure: JudgingFailure };

/** A quick check being answered. */
export interface AnsweredQuickcheck extends QuickcheckState {
  /** The inputs, one for each answer. */
  readonly inputs: readonly string[];
  readonly checking: Checking;
}

/** The ports of a quick check. */
export interface QuickcheckPorts {
  readonly judge: QuickcheckJudge;
  /** Where choices and inputs are stored. */
  readonly shelf: AnswerShelf;
}

const idle: Checking = { kind: 'idle' };

/** A learner's interaction with a quick check. A verdict on inputs that have changed since is discarded. */
export class QuickcheckStore extends Store<AnsweredQuickcheck> {
  readonly #quickcheck: Quickcheck;
  readonly #seed: number;
  readonly #ports: QuickcheckPorts;

  /** `seed` is the seed of its values. */
  constructor(quickcheck: Quickcheck, seed: number, ports: QuickcheckPorts) {
    const { storage, key } = ports.shelf;
    super({ ...untouchedQuickcheck, ...readKeptQuickcheck(storage.read(key), quickcheck), checking: idle });
    this.#quickcheck = quickcheck;
    this.#seed = seed;
    this.#ports = ports;
  }

  /** Toggles a choice. */
  choose(choice: string): void {
    this.#touch((state) => select(state, this.#quickcheck.type, choice));
  }

  /** Selects an option of a group; without a group, toggles it. */
  chooseAmong(option: string, group: readonly string[]): void {
    this.#touch((state) =>
      group.length === 0 ? select(state, 'mc.multiple', option) : selectAmong(state, option, group),
    );
  }

  /** Sets the input of an answer, counted from 1. */
  write(answer: number, text: string): void {
    const { inputs } = this.state;
    this.#touch(
      change,
      inputs.map((input, index) => (index === answer - 1 ? text : input)),
    );
  }

  /** Judges: arranged tiles locally, typed inputs on the server, which has the better means. */
  async check(language: Judging['language']): Promise<void> {
    const { checking, inputs } = this.state;
    if (checking.kind === 'running') return;
    const { answers, permutedAnswers } = this.#quickcheck;
    if (answers.every(({ type }) => type === 'tile')) {
      this.#judged(judgeTiles(inputs, answers, permutedAnswers));
      return;
    }
    const running: Checking = { kind: 'running' };
    this.update((state) => ({ ...state, checking: running }));
    const handedIn = { language, seed: this.#seed, question: this.#quickcheck, inputs };
    const judged = await this.#ports.judge.judge(handedIn);
    if (this.state.checking !== running) return;
    if (judged.ok) this.#judged(judged.value);
    else this.update((state) => ({ ...state, checking: { kind: 'failed', failure: judged.failure } }));
  }

  /** Shows or hides the solution. */
  toggleSolution(): void {
    this.update((state) => ({ ...state, ...toggleSolution(state) }));
  }

  #judged(assessments: readonly ToldAssessment[]): void {
    this.update((state) => ({ ...state, ...check(state), checking: { kind: 'judged', assessments } }));
  }

  #touch(transition: (state: QuickcheckState) => QuickcheckState, inputs = this.state.inputs): void {
    this.update((state) => ({ ...state, ...transition(state), inputs, checking: idle }));
    const { storage, key } = this.#ports.shelf;
    storage.write(key, writeKeptQuickcheck(this.#quickcheck, { selected: this.state.selected, inputs }));
  }
}
