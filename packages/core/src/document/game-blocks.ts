import type { Performance } from '../question/index.ts';
import type { Span } from '../source/index.ts';

/** An entry in the ranking of a game (specification 001 §3). */
export interface HighscoreEntry {
  /** From 1. */
  readonly rank: number;
  readonly score: number;
  /** The time taken. */
  readonly seconds: number;
  /** Whether it is the result of the game just played. */
  readonly isCurrent: boolean;
  /** Whether it is a result of the reader. */
  readonly isOwn: boolean;
  /** Whether it is the reader's best result. */
  readonly isMyBest: boolean;
}

/** The results of a game, best first. Provided by the platform. */
export interface Highscores {
  readonly kind: 'highscores';
  /** The level, if the game has levels. */
  readonly level?: number;
  /** Whether the game just played unlocked the next level. */
  readonly thresholdAchieved: boolean;
  readonly entries: readonly HighscoreEntry[];
  readonly span: Span;
}

/**
 * The result of a problem, how often it was saved, and whether to ask for a rating of its article. Provided by the
 * platform.
 */
export interface ProblemStatus {
  readonly kind: 'status';
  readonly performance?: Performance;
  readonly timesSaved?: number;
  readonly rateArticleReminder: boolean;
  readonly span: Span;
}

/** The overview of the surrounding course; only courses have one. */
export interface Overview {
  readonly kind: 'overview';
  readonly span: Span;
}
