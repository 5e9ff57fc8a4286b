import { mostPoints, type CindyConfig } from './config.ts';

/** Messages from the page to the frame of a construction, through their only port. */
export type PageMessage =
  | { readonly kind: 'open'; readonly construction: CindyConfig; readonly words: FrameWords }
  | { readonly kind: 'play' }
  | { readonly kind: 'pause' };

/** The frame's texts, in the reader's language. */
export interface FrameWords {
  readonly language: string;
  /** Title of the whole construction. */
  readonly title: string;
  /** Label of a movable point, with the placeholders `{name}`, `{x}` and `{y}`. */
  readonly point: string;
}

/** The position of a point. */
export interface CindyPoint {
  readonly name: string;
  readonly x: number;
  readonly y: number;
}

/**
 * Messages from the frame to the page. Scripts in the frame may send anything: only what `readFrameMessage` recognises
 * is accepted.
 */
export type FrameMessage =
  | { readonly kind: 'alive' }
  | { readonly kind: 'shown' }
  | { readonly kind: 'points'; readonly points: readonly CindyPoint[] }
  /** A script has an error; `event` says which one. */
  | { readonly kind: 'fault'; readonly event?: string; readonly message: string };

const longestText = 300;
const longestName = 40;

/** Reads a message from a frame; undefined if it is invalid. */
export function readFrameMessage(data: unknown): FrameMessage | undefined {
  if (!isRecord(data)) return undefined;
  switch (data['kind']) {
    case 'alive':
      return { kind: 'alive' };
    case 'shown':
      return { kind: 'shown' };
    case 'points':
      return readPoints(data['points']);
    case 'fault':
      return readFault(data['event'], data['message']);
    default:
      return undefined;
  }
}

function readPoints(list: unknown): FrameMessage | undefined {
  if (!Array.isArray(list) || list.length > mostPoints) return undefined;
  const points: CindyPoint[] = [];
  for (const point of list) {
    if (!isRecord(point)) return undefined;
    const { name, x, y } = point;
    if (!isText(name, longestName) || !isPlace(x) || !isPlace(y)) return undefined;
    points.push({ name, x, y });
  }
  return { kind: 'points', points };
}

function readFault(event: unknown, message: unknown): FrameMessage | undefined {
  if (typeof message !== 'string') return undefined;
  const text = message.slice(0, longestText);
  if (event === undefined) return { kind: 'fault', message: text };
  return isText(event, longestName) ? { kind: 'fault', event, message: text } : undefined;
}

function isText(value: unknown, longest: number): value is string {
  return typeof value === 'string' && value.length <= longest;
}

function isPlace(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
