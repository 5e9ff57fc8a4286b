import { parseJson } from '../platform/index.ts';
import { deepestLiteral, type Literal } from './cindy.ts';

/** The value in a JSON text; undefined when it is none, nested too deep, or has a number beyond all numbers. */
export function readLiteral(json: string): Literal | undefined {
  const value = parseJson(json);
  return isLiteral(value, deepestLiteral) ? value : undefined;
}

function isLiteral(value: unknown, depth: number): value is Literal {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true;
  if (typeof value === 'number') return Number.isFinite(value);
  return typeof value === 'object' && depth > 0 && Object.values(value).every((part) => isLiteral(part, depth - 1));
}
