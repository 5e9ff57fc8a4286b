import type { Literal } from './cindy.ts';

/** Deeper values than this are no construction any more. */
const deepest = 30;

/** The value in a JSON text; undefined when it is none, or nested too deep. */
export function readLiteral(json: string): Literal | undefined {
  const value = parse(json);
  return isLiteral(value, deepest) ? value : undefined;
}

function parse(json: string): unknown {
  try {
    const value: unknown = JSON.parse(json);
    return value;
  } catch {
    return undefined;
  }
}

function isLiteral(value: unknown, depth: number): value is Literal {
  if (value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
    return true;
  return typeof value === 'object' && depth > 0 && Object.values(value).every((part) => isLiteral(part, depth - 1));
}
