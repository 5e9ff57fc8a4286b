import { fibonacci } from './fibonacci.ts';
import { fractions } from './fractions.ts';
import { showhide } from './showhide.ts';
import { visualization } from './visualization.ts';

/** The initial sources, in list order (specification 000 §2). */
export const examples = { visualization, fractions, fibonacci, showhide } as const;

export type ExampleName = keyof typeof examples;

/** The examples by name, in list order. */
export const exampleNames = [
  'visualization',
  'fractions',
  'fibonacci',
  'showhide',
] as const satisfies readonly ExampleName[];
