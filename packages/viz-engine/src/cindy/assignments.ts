import {
  cindyStyles,
  isList,
  isLiteralObject,
  type CindyStyle,
  type Literal,
  type LiteralObject,
} from '@lemma/core/document';

/** CindyScript inserted before the author's own at two events. */
export interface AssignmentScripts {
  readonly init: string;
  readonly tick: string;
}

/** A value that changes while time ticks. */
interface Animation {
  readonly from: string;
  readonly to: string;
  readonly seconds: number;
  readonly style: CindyStyle;
}

const usualSeconds = 2;

/**
 * The CindyScript for `assignments`: `n: 5` is a variable from the start, `t: {from: 0, to: 1, seconds: 2, style:
 * "accel"}` one that moves to its end while time ticks: evenly (`linear`), slowly at both ends (`accel`), at the end of
 * its time (`jump`) or immediately (`set`). `still` is for readers who want no motion: everything is at its end.
 */
export function assignmentScripts(assignments: LiteralObject, still: boolean): AssignmentScripts {
  const init: string[] = [];
  const tick: string[] = [];
  for (const [name, value] of Object.entries(assignments)) {
    if (!/^[A-Za-z][A-Za-z0-9]*$/.test(name)) continue;
    const animation = animationIn(value);
    if (animation === undefined) {
      const printed = printCindy(value);
      if (printed !== undefined) init.push(`${name} = ${printed};`);
    } else if (still || animation.style === 'set') {
      init.push(`${name} = ${animation.to};`);
    } else {
      init.push(`${name} = ${animation.from};`);
      tick.push(`${name} = ${movingValue(animation)};`);
    }
  }
  return tick.length === 0
    ? { init: init.join('\n'), tick: '' }
    : { init: [...init, startOfTime].join('\n'), tick: [passingTime, ...tick].join('\n') };
}

/** Time only counts while it ticks: after a pause it continues where it stopped. */
const startOfTime = 'lemmatime = 0; lemmalast = -1;';
const passingTime =
  'lemmanow = seconds(); if(lemmalast >= 0, lemmatime = lemmatime + min(lemmanow - lemmalast, 0.1)); lemmalast = lemmanow;';

function movingValue({ from, to, seconds, style }: Animation): string {
  const part = `min(1, lemmatime / ${String(seconds)})`;
  switch (style) {
    case 'linear':
      return `${from} + (${to} - ${from}) * ${part}`;
    case 'accel':
      return `${from} + (${to} - ${from}) * (${part})^2 * (3 - 2 * ${part})`;
    case 'jump':
      return `if(${part} < 1, ${from}, ${to})`;
    case 'set':
      return to;
  }
}

function animationIn(value: Literal): Animation | undefined {
  if (!isLiteralObject(value)) return undefined;
  const from = printPlace(value['from']);
  const to = printPlace(value['to']);
  const seconds = value['seconds'];
  const style = cindyStyles.find((known) => known === value['style']) ?? 'linear';
  if (from === undefined || to === undefined) return undefined;
  return { from, to, seconds: typeof seconds === 'number' && seconds > 0 ? seconds : usualSeconds, style };
}

/** A number, or a list of numbers such as a position. */
function printPlace(value: Literal | undefined): string | undefined {
  const isPlace = typeof value === 'number' || (value !== undefined && isNumbers(value));
  return isPlace ? printCindy(value) : undefined;
}

function isNumbers(value: Literal): boolean {
  return value !== null && isList(value) && value.every((part) => typeof part === 'number');
}

/**
 * A literal in CindyScript; undefined if it has no such literal. Its strings have no escapes, so quotes are dropped.
 */
function printCindy(value: Literal): string | undefined {
  if (value === null || isLiteralObject(value)) return undefined;
  if (typeof value === 'number') return printNumber(value);
  if (typeof value === 'string') return `"${value.replaceAll('"', '')}"`;
  if (typeof value === 'boolean') return String(value);
  const parts = value.map(printCindy);
  return parts.includes(undefined) ? undefined : `[${parts.join(', ')}]`;
}

/** In brackets, so that signs and powers stay together. */
function printNumber(value: number): string {
  const [mantissa = '0', exponent] = String(value).split('e');
  return exponent === undefined ? `(${mantissa})` : `(${mantissa} * 10^(${String(Number(exponent))}))`;
}
