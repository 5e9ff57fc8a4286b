import type { Document } from '../document/index.ts';
import {
  advanced,
  begun,
  finished,
  gameRules,
  isOneByOne,
  levelState,
  maxAllowedLevel,
  newGame,
  rankResults,
  running,
  timeLeft,
  timeTaken,
  type GameFailure,
  type GameMove,
  type GameProblem,
  type GameRecord,
  type GameRules,
  type GameStanding,
  type LastPlay,
  type RankedResult,
  type RunningPlay,
} from '../game/index.ts';
import { gradeProblem, type Given } from '../grading/index.ts';
import type { PageAnswers } from '../mathlet/index.ts';
import type { Clock } from '../platform/index.ts';
import { askedQuestions, optionsIn, problemContent, readAnswerKey, type AskedQuestion } from '../problem/index.ts';
import { fail, Store, succeed, type Loadable, type Result } from '../store/index.ts';
import { TriedAnswers } from './tried-answers.store.ts';

/** A game on the screen of whoever tries it. */
export interface TriedState {
  readonly problem: Loadable<{ readonly attempt: string; readonly game?: GameStanding }, never>;
  /** Of the values that are shown. */
  readonly seed: number;
}

/** Milliseconds that grading a level may take on the page. */
const patience = 2000;

/**
 * A game as whoever writes or chooses it plays it: with the rules and the grading of the platform, on this device, and
 * nothing is kept. Every play has the seed after that of the one before.
 */
export class TriedGame extends Store<TriedState> implements GameProblem {
  /** What is typed in the level that is played. */
  readonly answers: PageAnswers;
  readonly #typed = new TriedAnswers();
  readonly #document: Document;
  readonly #clock: Clock;
  readonly #rules: GameRules | undefined;
  #record: GameRecord = newGame;
  #asked: readonly AskedQuestion[] = [];
  /** By level, in the order in which they were reached. */
  readonly #results = new Map<number, { readonly points: number; readonly seconds: number }[]>();
  #plays = 0;
  #seed: number;

  constructor(document: Document, seed: number, clock: Clock) {
    super({ problem: { status: 'loading' }, seed });
    this.answers = this.#typed;
    this.#document = document;
    this.#clock = clock;
    this.#seed = seed;
    this.#rules = gameRules(problemContent(document).plan);
    this.#tell();
  }

  /** Makes a move, as the platform would. */
  play(move: GameMove): Promise<Result<undefined, GameFailure>> {
    const made = this.#made(move);
    if (made.ok) this.#tell();
    return Promise.resolve(made);
  }

  hasAnswer(question: number): boolean {
    return [...this.#typed.state].some(
      ([key, { text }]) => text.trim() !== '' && readAnswerKey(key)?.question === question,
    );
  }

  #made(move: GameMove): Result<undefined, GameFailure> {
    const rules = this.#rules;
    const play = running(this.#record);
    if (rules === undefined) return fail({ kind: 'closed' });
    switch (move.kind) {
      case 'start':
        return play === undefined ? this.#start(move.level, rules) : succeed(undefined);
      case 'next':
        if (play !== undefined && isOneByOne(play) && play.task === move.task) {
          this.#record = { ...this.#record, play: advanced(play, this.#clock.now()) };
        }
        return succeed(undefined);
      case 'finish':
        if (play !== undefined) this.#finish(rules);
        return succeed(undefined);
    }
  }

  #start(level: number, rules: GameRules): Result<undefined, GameFailure> {
    const { isRepeatable } = rules;
    const maxAllowed = maxAllowedLevel(this.#record, rules);
    if (levelState(level, { maxAllowed, isRepeatable }) !== 'open') return fail({ kind: 'locked' });
    const seed = this.#seed + this.#plays;
    const asked = askedQuestions(problemContent(this.#document), { seed, generations: new Map(), level });
    if (!asked.ok || asked.value.length === 0) return fail({ kind: 'notDrawn' });
    this.#plays += 1;
    this.#asked = asked.value;
    this.#typed.clear();
    const tasks = asked.value.map(({ number }) => number);
    this.#record = begun(this.#record, level, tasks, rules, this.#clock.now());
    this.update((state) => ({ ...state, seed }));
    return succeed(undefined);
  }

  #finish(rules: GameRules): void {
    const now = this.#clock.now();
    const end = now + patience;
    const { score } = gradeProblem(this.#asked, this.#given(), () => this.#clock.now() < end);
    this.#record = finished(this.#record, rules, score ?? 0, now);
    const { play } = this.#record;
    if (play?.result === undefined) return;
    const { points, seconds } = play.result;
    this.#results.set(play.level, [...(this.#results.get(play.level) ?? []), { points, seconds }]);
  }

  /** Figures write numbers with a decimal point, whatever the language. */
  #given(): Given {
    const { language } = this.#document;
    const all = [...this.#typed.state].flatMap(([name, answer]) => {
      const key = readAnswerKey(name);
      return key === undefined ? [] : [{ name, key, answer }];
    });
    return {
      texts: new Map(
        all.flatMap(({ name, key, answer: { text, moved } }) =>
          key.kind === 'field' ? [[name, { text, language: moved === undefined ? language : ('en' as const) }]] : [],
        ),
      ),
      selected: new Map(
        all.flatMap(({ key, answer: { text } }) => (key.kind === 'options' ? [[key.question, optionsIn(text)]] : [])),
      ),
    };
  }

  #tell(): void {
    const game = this.#rules && this.#standing(this.#rules);
    const value = { attempt: String(this.#plays), ...(game && { game }) };
    this.update((state) => ({ ...state, problem: { status: 'loaded', value } }));
  }

  #standing(rules: GameRules): GameStanding {
    const play = running(this.#record);
    const last = this.#last(rules);
    return {
      ...rules,
      maxAllowed: maxAllowedLevel(this.#record, rules),
      ...(play && { play: runningPlay(play, this.#clock.now()) }),
      ...(last && { last }),
      isListed: false,
    };
  }

  #last({ threshold }: GameRules): LastPlay | undefined {
    const { play } = this.#record;
    if (play?.result === undefined) return undefined;
    const { level, result } = play;
    const all = this.#results.get(level) ?? [];
    const best = all.reduce((top, each) => (isBetter(each, top) ? each : top));
    const ranked = (each: typeof best): RankedResult => ({ ...each, isOwn: true, isCurrent: each === all.at(-1) });
    return {
      level,
      highscores: {
        thresholdAchieved: threshold !== undefined && result.isPassed,
        entries: rankResults([ranked(best)], ranked(all.at(-1) ?? best)),
      },
    };
  }
}

interface Reached {
  readonly points: number;
  readonly seconds: number;
}

function isBetter(one: Reached, other: Reached): boolean {
  return one.points > other.points || (one.points === other.points && one.seconds < other.seconds);
}

function runningPlay(play: NonNullable<ReturnType<typeof running>>, now: number): RunningPlay {
  const left = timeLeft(play, now);
  const { level, tasks, task } = play;
  return {
    ...{ level, tasks, task },
    ...(left !== undefined && { left: Math.max(0, left) }),
    spent: timeTaken(play, now),
  };
}
