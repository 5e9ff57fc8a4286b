import type { Span } from '../source/index.ts';

/** A result in a game's ranking (specification 001 §3). */
export interface HighscoreEntry {
  /** From 1. */
  readonly rank: number;
  readonly score: number;
  /** How long it took. */
  readonly seconds: number;
  /** The result of the game just played. */
  readonly isCurrent: boolean;
  /** A result of the reader. */
  readonly isOwn: boolean;
  /** The best one of the reader. */
  readonly isMyBest: boolean;
}

/** The results of a game, the best one first. It comes from the platform. */
export interface Highscores {
  readonly kind: 'highscores';
  /** Of the level, if the game has levels. */
  readonly level?: number;
  /** Whether the game just played opened the next level. */
  readonly thresholdAchieved: boolean;
  readonly entries: readonly HighscoreEntry[];
  readonly span: Span;
}

/** How a problem went (specification 001 §3). */
export const performances = [
  'feedbackSubtasks',
  'newData',
  'notPassed',
  'passed',
  'passedExcellent',
  'passedGood',
  'passedOld',
  'passedOldTutor',
  'passedPerfect',
  'selftestCorrected',
] as const;
export type Performance = (typeof performances)[number];

/** How a problem went, how often it was saved, and whether to rate its article is asked for. It comes from the platform. */
export interface ProblemStatus {
  readonly kind: 'status';
  readonly performance?: Performance;
  readonly timesSaved?: number;
  readonly rateArticleReminder: boolean;
  readonly span: Span;
}

/** The overview of the course around a document, which only a course has. */
export interface Overview {
  readonly kind: 'overview';
  readonly span: Span;
}
