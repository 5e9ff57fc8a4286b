/** The style of a part of a line. */
export type TextLook = 'place' | 'error' | 'warning' | 'good' | 'quiet';

/** Applies a style to a part of a line. */
export type Paint = (style: TextLook, text: string) => string;

/** ISO 6429 codes that start and end a style. */
const sequences: Readonly<Record<TextLook, readonly [begin: number, end: number]>> = {
  place: [36, 39],
  error: [31, 39],
  warning: [33, 39],
  good: [32, 39],
  quiet: [2, 22],
};

/** For files, pipes and tests. */
export const plain: Paint = (_, text) => text;

/** For terminals. */
export const colored: Paint = (style, text) => {
  const [begin, end] = sequences[style];
  return `\u001B[${String(begin)}m${text}\u001B[${String(end)}m`;
};

interface Surroundings {
  /** Whether the output goes to a terminal. */
  readonly isTerminal: boolean;
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** `--color` or `--no-color`, if given. */
  readonly asked: boolean | undefined;
}

/**
 * Whether to use colours: as requested, otherwise as set by FORCE_COLOR and NO_COLOR (the former wins, as in Node),
 * otherwise on a terminal.
 */
export function wantsColor({ isTerminal, environment, asked }: Surroundings): boolean {
  if (asked !== undefined) return asked;
  const forced = environment['FORCE_COLOR'];
  if (forced !== undefined) return forced !== '0' && forced !== 'false';
  return isTerminal && !environment['NO_COLOR'] && environment['TERM'] !== 'dumb';
}
