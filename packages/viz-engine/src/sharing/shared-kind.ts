import type { Variable } from '../definitions/index.ts';

/**
 * What a reader changes about a variable, such that two of the same kind can exchange values; undefined if nothing can
 * be changed. Numbers are one kind, whether held by a slider, a checkbox or a field.
 */
export function sharedKind({ type, element: { hold }, slots, columns, dependsOn }: Variable): string | undefined {
  switch (hold?.kind) {
    case 'numbers':
      return ['numbers', type.role, slots.length, columns].join(' ');
    case 'terms':
      return ['terms', type.role, hold.start().length, ...hold.parameters].join(' ');
    case 'state':
      // A choice is identified by its index among the options; a place on a curve by one number or two.
      return ['state', type.type, ...(hold.at === undefined ? dependsOn : [hold.start().length])].join(' ');
    case undefined:
      return undefined;
  }
}
