import type { RelationSign } from '@lemma/core/expression';
import type { PlaneFunction, Region } from '../functions/index.ts';

/** What is known about a truth value. */
export const known = { no: 0, yes: 1, open: 2 } as const;

/** One relation of a region. */
export interface Relation {
  readonly of: PlaneFunction;
  readonly sign: RelationSign;
}

/** A region decomposed: its relations by number, and how they combine. */
export interface Relations {
  readonly list: readonly Relation[];
  /** Decides from what is known about each relation. */
  readonly decide: (states: Uint8Array) => number;
}

/** Numbers the relations of a region. */
export function relationsOf(region: Region): Relations {
  const list: Relation[] = [];
  return { decide: deciding(region, list), list };
}

function deciding(region: Region, list: Relation[]): Relations['decide'] {
  switch (region.kind) {
    case 'relation': {
      const at = list.length;
      list.push(region);
      return (states) => states[at] ?? known.open;
    }
    case 'truth': {
      const value = region.value ? known.yes : known.no;
      return () => value;
    }
    case 'not': {
      const part = deciding(region.part, list);
      return (states) => opposite(part(states));
    }
    case 'and':
    case 'or': {
      const parts = region.parts.map((part) => deciding(part, list));
      const strongest = region.kind === 'and' ? known.no : known.yes;
      return (states) => {
        let all: number = opposite(strongest);
        for (const part of parts) {
          const state = part(states);
          if (state === strongest) return state;
          if (state === known.open) all = known.open;
        }
        return all;
      };
    }
  }
}

function opposite(state: number): number {
  return state === known.open ? state : known.yes - state;
}

/** Whether a relation is an inequality, so that only one side of its curve belongs to it. */
export function isInequality(sign: RelationSign): boolean {
  return sign !== '=' && sign !== '!=';
}

/** Whether a relation holds on its own curve. */
export function holdsOnCurve(sign: RelationSign): boolean {
  return sign === '<=' || sign === '>=' || sign === '=';
}

/** Whether an inequality holds for a value; for `=` and `!=`: whether the value is negative. */
export function isOnSide(sign: RelationSign, value: number): boolean {
  switch (sign) {
    case '>':
      return value > 0;
    case '>=':
      return value >= 0;
    case '<=':
      return value <= 0;
    case '<':
    case '=':
    case '!=':
      return value < 0;
  }
}

/** What an interval of values says about a relation. */
export function certaintyOf(sign: RelationSign, low: number, high: number, isDefined: boolean): number {
  if (!(low <= high)) return known.no;
  const holds = isDefined ? known.yes : known.open;
  switch (sign) {
    case '<':
      return low >= 0 ? known.no : high < 0 ? holds : known.open;
    case '<=':
      return low > 0 ? known.no : high <= 0 ? holds : known.open;
    case '>':
      return high <= 0 ? known.no : low > 0 ? holds : known.open;
    case '>=':
      return high < 0 ? known.no : low >= 0 ? holds : known.open;
    case '=':
      return low > 0 || high < 0 ? known.no : low === high ? holds : known.open;
    case '!=':
      return low > 0 || high < 0 ? holds : low === high ? known.no : known.open;
  }
}
