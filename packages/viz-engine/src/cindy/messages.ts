import { mostPoints, type CindyConfig } from './config.ts';

/** What the page says to the frame of a construction, through their one port. */
export type PageMessage =
  | { readonly kind: 'open'; readonly construction: CindyConfig; readonly words: FrameWords }
  | { readonly kind: 'play' }
  | { readonly kind: 'pause' };

/** What the frame says in the reader's language. */
export interface FrameWords {
  readonly language: string;
  /** Of the whole construction. */
  readonly title: string;
  /** Of a movable point, with `{name}`, `{x}` and `{y}` in it. */
  readonly point: string;
}

/** Where a point is. */
export interface CindyPoint {
  readonly name: string;
  readonly x: number;
  readonly y: number;
}

/** What the frame says to the page. Whoever runs in the frame may say anything: only what `readFrameMessage` knows is heard. */
export type FrameMessage =
  | { readonly kind: 'alive' }
  | { readonly kind: 'shown' }
  | { readonly kind: 'points'; readonly points: readonly CindyPoint[] }
  /** A script does not do what it should; `event` says which. */
  | { readonly kind: 'fault'; readonly event?: string; readonly message: string };

const longestText = 300;
const longestName = 40;

/** The message in something that came out of a frame; undefined when it is none. */
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
