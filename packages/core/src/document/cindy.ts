import type { SourceText, Span } from '../source/index.ts';
import type { Inline } from './inline.ts';

/** A literal value: no code and no references in it. */
export type Literal = string | number | boolean | null | readonly Literal[] | LiteralObject;

/** Deeper nesting than this is rejected. */
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

/** How a value moves from start to end while time ticks (specification 001, 002 §9). */
export const cindyStyles = ['linear', 'accel', 'jump', 'set'] as const;

export type CindyStyle = (typeof cindyStyles)[number];

/** The settings a construction may have beside its scripts, with their kinds. Anything else is dropped. */
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

/** The kind of a literal, in the terms of `cindySettings`. */
export function kindOfLiteral(literal: Literal): (typeof cindySettings)[CindySetting] | 'null' {
  if (literal === null) return 'null';
  if (typeof literal === 'string') return 'string';
  if (typeof literal === 'number') return 'number';
  if (typeof literal === 'boolean') return 'boolean';
  return isList(literal) ? 'array' : 'object';
}

/** Whether a literal is a list (square brackets). */
export function isList(literal: Literal): literal is readonly Literal[] {
  return Array.isArray(literal);
}

/** Whether a literal is an object (braces). */
export function isLiteralObject(literal: Literal | undefined): literal is LiteralObject {
  return typeof literal === 'object' && literal !== null && !isList(literal);
}

/** A dynamic CindyJS construction, as its author wrote it. Its scripts are untrusted code. */
export interface CindyConstruction {
  readonly id: string;
  readonly title: readonly Inline[];
  /** Describes what it shows to those who cannot see it. */
  readonly description: readonly Inline[];
  /** Of the kinds in `cindySettings`, without width and height. */
  readonly settings: LiteralObject;
  /** In CSS pixels. */
  readonly width: number;
  readonly height: number;
  readonly scripts: readonly CindyScript[];
  /** The answers that it gives to the problem around it; missing if it gives none. */
  readonly answers?: readonly CindyAnswer[];
}

/** The position of a point as the answer to a question, or one of its coordinates. */
export interface CindyAnswer {
  readonly point: string;
  readonly coordinate?: 'x' | 'y';
  /** `question,answer`: where it goes. */
  readonly place: string;
}

/** CindyScript that runs on an event; at most one script per event. */
export interface CindyScript {
  readonly event: CindyEvent;
  readonly code: SourceText;
}

export interface CindyBlock {
  readonly kind: 'cindy';
  readonly construction: CindyConstruction;
  readonly span: Span;
}
