import type { Meta } from '@storybook/react-vite';
import linearMap from './linear-map.tex?raw';
import linearOptimisation from './linear-optimisation.tex?raw';
import { SchoolFigure, schoolFigure } from './school-figure.tsx';
import shortestWay from './shortest-way.tex?raw';
import vectorAddition from './vector-addition.tex?raw';

const meta = { title: 'School figures/Algebra', component: SchoolFigure } satisfies Meta<typeof SchoolFigure>;
export default meta;

/** (3; 2) + (1; 2): √32, and √13 + √5. */
export const VectorAddition = schoolFigure(vectorAddition, {
  point: 'a',
  keys: '{ArrowUp>10/}',
  says: /The sum is 5\.66 long, never more than the detour of 5\.84/,
});

/** 2 · 1 − (−1) · 1. */
export const LinearMap = schoolFigure(linearMap, { point: 'b', keys: '{ArrowDown>10/}', says: /is 3\./ });

export const LinearOptimisation = schoolFigure(linearOptimisation, {
  point: 'P',
  keys: '{ArrowRight>10/}',
  says: /, now 10\./,
});

/** √10 + √26, and √18 + √34. */
export const ShortestWay = schoolFigure(shortestWay, {
  point: 'B',
  keys: '{ArrowDown>10/}',
  says: /it is 8\.26 by way of.* and 10\.07 by way of.* 8\.26 long/,
});
