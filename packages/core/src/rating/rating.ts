/** The most stars that can be given (specification 001 §9). */
export const mostStars = 5;

/** What readers think of an article, and what this one thinks. Values are shares of the best, 0 to 1. */
export interface Rating {
  /** Whether the reader has worked on the topic: only then a rating is taken. */
  readonly isOpen: boolean;
  /** Missing if the reader has not rated. */
  readonly own?: number;
  /** Of everybody; 0 if nobody has rated. */
  readonly average: number;
  readonly count: number;
}

/** Stars as a share of the best. One star is the least: no stars are one (specification 001 §5). */
export function shareOf(stars: number): number {
  return Math.min(Math.max(Math.round(stars), 1), mostStars) / mostStars;
}

/** A share in stars: a whole number for one reader, any for an average. */
export function starsOf(share: number): number {
  return share * mostStars;
}

/** The rating as it will be when the reader's own is another one, until the platform has told. */
export function withOwn(rating: Rating, own: number): Rating {
  const { average, count, own: before } = rating;
  const sum = average * count - (before ?? 0) + own;
  const after = before === undefined ? count + 1 : count;
  return { ...rating, own, average: after === 0 ? own : sum / after, count: after };
}
