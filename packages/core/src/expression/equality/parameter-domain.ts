import type { Expression } from '../nodes.ts';
import { constantOf } from '../rewriting/constant.ts';
import { freeNames } from '../free-names.ts';
import { childrenOf } from '../tree.ts';

/** The numbers that a name stands for. `natural`: whole numbers from 0; `positive`: real numbers greater than 0. */
export type ParameterDomain =
  | { readonly kind: 'real' | 'positive' | 'integer' | 'natural' }
  /** Real numbers between two others, both excluded. */
  | { readonly kind: 'between'; readonly from: number; readonly to: number };

export const realNumbers: ParameterDomain = { kind: 'real' };

/** Functions whose arguments are whole numbers by convention. */
const functionsOfWholeNumbers: ReadonlySet<string> = new Set(['binomial']);

/**
 * The domains that the form of an expression tells: a name in a factorial or a binomial coefficient is a natural number,
 * one in an exponent of a negative number a whole one.
 */
export function impliedDomains(expression: Expression): ReadonlyMap<string, ParameterDomain> {
  const domains = new Map<string, ParameterDomain>();
  const add = (part: Expression, domain: ParameterDomain): void => {
    for (const name of freeNames(part)) if (domains.get(name)?.kind !== 'natural') domains.set(name, domain);
  };
  const visit = (node: Expression): void => {
    if (node.kind === 'factorial') add(node.operand, { kind: 'natural' });
    if (node.kind === 'call' && functionsOfWholeNumbers.has(node.name))
      node.items.forEach((item) => {
        add(item, { kind: 'natural' });
      });
    if (node.kind === 'power' && constantOf(node.left)?.value.s === -1n) add(node.right, { kind: 'integer' });
    childrenOf(node).forEach(visit);
  };
  visit(expression);
  return domains;
}

/** Whether the numbers of a domain have gaps between them. */
export function isDiscrete({ kind }: ParameterDomain): boolean {
  return kind === 'integer' || kind === 'natural';
}

/** A number of the domain made from any number: itself if it is in the domain. */
export function valueIn(domain: ParameterDomain = realNumbers, number: number): number {
  switch (domain.kind) {
    case 'real':
      return number;
    case 'positive':
      return Math.abs(number) || 1;
    case 'integer':
      return Math.round(number);
    case 'natural':
      return Math.abs(Math.round(number));
    case 'between': {
      const { from, to } = domain;
      if (number > from && number < to) return number;
      if (!Number.isFinite(to)) return Number.isFinite(from) ? from + (Math.abs(number - from) || 1) : number;
      if (!Number.isFinite(from)) return to - (Math.abs(number - to) || 1);
      // Somewhere in between, and another place for another number.
      const fraction = number - Math.floor(number);
      return from + (to - from) * (fraction || 0.5);
    }
  }
}
