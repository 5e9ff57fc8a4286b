import type { Meta } from '@storybook/react-vite';
import helix from './helix.tex?raw';
import saddleSurface from './saddle-surface.tex?raw';
import { SchoolFigure, schoolFigure } from './school-figure.tsx';
import sphereSection from './sphere-section.tex?raw';
import threePlanes from './three-planes.tex?raw';

const meta = { title: 'School figures/Space', component: SchoolFigure } satisfies Meta<typeof SchoolFigure>;
export default meta;

/** x + y + z = 4 with x = y and z = 1. */
export const ThreePlanes = schoolFigure(threePlanes, {
  point: 'P',
  keys: '{PageDown>10/}',
  says: /one point only: at \(1\.5, 1\.5, 1\)/,
});

/** √(9 − 2.4²) = 1.8, and 3.24 π. */
export const SphereSection = schoolFigure(sphereSection, {
  point: 'P',
  keys: '{PageUp>6/}',
  says: /At the height 2\.4 .* a circle of radius 1\.8 and area 10\.18/,
});

/** √((2π · 2)² + 2²). */
export const Helix = schoolFigure(helix, {
  point: 'A',
  keys: '{ArrowLeft>10/}',
  says: /at the distance 2 from its axis\..*it is 12\.72 long/,
});

/** (1 − 1)/4, and the slopes 1/2 and 1/2. */
export const SaddleSurface = schoolFigure(saddleSurface, {
  point: 'P',
  keys: '{ArrowLeft>10/}',
  says: /has the height 0\. .*with the slope 0\.5, along the green one with 0\.5/,
});
