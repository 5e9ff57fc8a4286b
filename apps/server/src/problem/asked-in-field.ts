import type { AskedInField } from '../database/index.ts';

/** What was asked for in a field, in the words of a call. */
export function wireAsked({ type, field, names, notation, isRelation }: AskedInField) {
  return {
    type,
    field,
    ...(names && { names: [...names] }),
    ...(notation && { notation }),
    ...(isRelation !== undefined && { relation: isRelation }),
  };
}
