import { fibonacci } from './fibonacci.ts';
import { fractions } from './fractions.ts';
import { showhide } from './showhide.ts';
import { visualization } from './visualization.ts';

/** The sources to begin with, in the order of the list (specification 000 §2). */
export const examples = { visualization, fractions, fibonacci, showhide } as const;

export type ExampleName = keyof typeof examples;

/** The examples by name, in the order of the list. */
export const exampleNames = [
  'visualization',
  'fractions',
  'fibonacci',
  'showhide',
] as const satisfies readonly ExampleName[];
