import type { SourceText, Span } from '../source/index.ts';
import type { Inline } from './inline.ts';

/** A value that an author writes down: no code and no reference in it. */
export type Literal = string | number | boolean | null | readonly Literal[] | LiteralObject;

/** Deeper values than this are no construction any more. */
export const deepestLiteral = 30;

export interface LiteralObject {
  readonly [key: string]: Literal;
}

/** When a script of a construction runs (specification 002 §3.4). */
export const cindyEvents = [
  'init',
  'move',
  'draw',
  'mousedown',
  'mousemove',
  'mousedrag',
  'mouseup',
  'mouseclick',
  'keydown',
  'tick',
  'multidown',
  'multidrag',
  'multiup',
] as const;

export type CindyEvent = (typeof cindyEvents)[number];

/** How a value gets from its start to its end while time ticks (specification 001, 002 §9). */
export const cindyStyles = ['linear', 'accel', 'jump', 'set'] as const;

export type CindyStyle = (typeof cindyStyles)[number];

/** What a construction may say beside its scripts, and of which kind each is. Anything else is left out. */
export const cindySettings = {
  width: 'number',
  height: 'number',
  background: 'string',
  axes: 'boolean',
  grid: 'number',
  snap: 'boolean',
  transform: 'array',
  geometry: 'array',
  behavior: 'array',
  assignments: 'object',
  animation: 'object',
  defaultAppearance: 'object',
  angleUnit: 'string',
} as const;

export type CindySetting = keyof typeof cindySettings;

/** The kind of a literal, as `cindySettings` names it. */
export function kindOfLiteral(literal: Literal): (typeof cindySettings)[CindySetting] | 'null' {
  if (literal === null) return 'null';
  if (typeof literal === 'string') return 'string';
  if (typeof literal === 'number') return 'number';
  if (typeof literal === 'boolean') return 'boolean';
  return isList(literal) ? 'array' : 'object';
}

/** Whether a literal stands in square brackets. */
export function isList(literal: Literal): literal is readonly Literal[] {
  return Array.isArray(literal);
}

/** Whether a literal stands in braces. */
export function isLiteralObject(literal: Literal | undefined): literal is LiteralObject {
  return typeof literal === 'object' && literal !== null && !isList(literal);
}

/** A dynamic construction that CindyJS draws, as its author wrote it. Its scripts are foreign code. */
export interface CindyConstruction {
  readonly id: string;
  readonly title: readonly Inline[];
  /** What there is to see, for those who do not see it. */
  readonly description: readonly Inline[];
  /** Of the kinds of `cindySettings`, width and height left out. */
  readonly settings: LiteralObject;
  /** In CSS pixels. */
  readonly width: number;
  readonly height: number;
  readonly scripts: readonly CindyScript[];
}

/** CindyScript that runs at an event; each event has one at most. */
export interface CindyScript {
  readonly event: CindyEvent;
  readonly code: SourceText;
}

export interface CindyBlock {
  readonly kind: 'cindy';
  readonly construction: CindyConstruction;
  readonly span: Span;
}
