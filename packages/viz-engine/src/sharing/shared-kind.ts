import type { Variable } from '../definitions/index.ts';

/**
 * What a reader changes of a variable, so that two of the same kind can take each other's value; undefined where there is
 * nothing to change. Numbers are one kind, whether a slider, a box to tick or a field holds them.
 */
export function sharedKind({ type, element: { hold }, slots, columns, dependsOn }: Variable): string | undefined {
  switch (hold?.kind) {
    case 'numbers':
      return ['numbers', type.role, slots.length, columns].join(' ');
    case 'terms':
      return ['terms', type.role, hold.start().length, ...hold.parameters].join(' ');
    case 'state':
      // What is chosen is told by its number among what can be chosen; a place on a curve by one number or two.
      return ['state', type.type, ...(hold.at === undefined ? dependsOn : [hold.start().length])].join(' ');
    case undefined:
      return undefined;
  }
}
