import { parseJson } from '../platform/index.ts';
import { deepestLiteral, type Literal } from './cindy.ts';

/** Parses a JSON value; undefined if it is invalid, nested too deeply, or contains a number out of range. */
export function readLiteral(json: string): Literal | undefined {
  const value = parseJson(json);
  return isLiteral(value, deepestLiteral) ? value : undefined;
}

function isLiteral(value: unknown, depth: number): value is Literal {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true;
  if (typeof value === 'number') return Number.isFinite(value);
  return typeof value === 'object' && depth > 0 && Object.values(value).every((part) => isLiteral(part, depth - 1));
}
