import type { WriteNumber } from '../board/index.ts';
import { axisNumber, isOfPi, multipleOfPi } from './axis-number.ts';
import { gridStep, multiplesBetween, stepsFrom } from './grid.ts';

/** A tick on an axis, with its number if there is room for it. */
export interface Tick {
  readonly at: number;
  readonly text: string | undefined;
}

/** The drawn range of an axis. */
export interface AxisRange {
  readonly low: number;
  readonly high: number;
  /** Its length. */
  readonly pixels: number;
  /** The tick distance set by the author; undefined: automatic. */
  readonly step: number | undefined;
  /** Whether its numbers are multiples of π. */
  readonly isInPi: boolean;
}

/** Minimum pixels between two numbers, and between two ticks of which not both have a number. */
const numberGap = 6;
const tickGap = 5;

/**
 * The ticks of an axis and which of them have numbers: as many as are legible without touching. `extent` gives the
 * pixels a number occupies along the axis.
 */
export function ticksOn(range: AxisRange, extent: (text: string) => number, write: WriteNumber): readonly Tick[] {
  const { low, high, pixels, step } = range;
  const most = Math.max(Math.abs(low), Math.abs(high));
  const numbersAt = (every: number): readonly Tick[] =>
    multiplesBetween(low, high, every).map((at) => ({
      at,
      text: range.isInPi ? multipleOfPi(at) : axisNumber(at, every, most, write),
    }));
  const steps = stepsFor(range);
  const every = steps.find((each) => doFit(numbersAt(each), (each * pixels) / (high - low), extent)) ?? steps.at(-1);
  const numbers = every === undefined ? [] : numbersAt(every);
  if (step === undefined || step === every || (step * pixels) / (high - low) < tickGap) return numbers;
  const written = new Map(numbers.map(({ at, text }) => [at, text]));
  return multiplesBetween(low, high, step).map((at) => ({ at, text: written.get(at) }));
}

/** Candidate distances between numbers, best first. An author's own step is kept, or some of its multiples. */
function stepsFor({ low, high, step, isInPi }: AxisRange): readonly number[] {
  if (step !== undefined) return [1, 2, 4, ...stepsFrom(5)].map((factor) => factor * step);
  if (!isInPi) return stepsFrom(gridStep(low, high));
  const least = (high - low) / 12;
  return [1 / 6, 1 / 4, 1 / 2, ...stepsFrom(1)].map((part) => part * Math.PI).filter((each) => each >= least - 1e-9);
}

function doFit(numbers: readonly Tick[], apart: number, extent: (text: string) => number): boolean {
  const sizes = numbers.map(({ text = '' }) => extent(text));
  return sizes.every((size, index) => index === 0 || (size + (sizes[index - 1] ?? 0)) / 2 + numberGap <= apart);
}

/** Whether an author thinks in multiples of π: the step is one, or both edges of the board are. */
export function isInPi(low: number, high: number, step: number | undefined): boolean {
  if (step !== undefined) return isOfPi(step);
  const areAll = [low, high].every((edge) => edge === 0 || isOfPi(edge));
  return areAll && low !== high && (low !== 0 || high !== 0);
}
