import type { Meta } from '@storybook/react-vite';
import bezierCurve from './bezier-curve.tex?raw';
import conic from './conic.tex?raw';
import cycloid from './cycloid.tex?raw';
import lissajous from './lissajous.tex?raw';
import pythagoras from './pythagoras.tex?raw';
import { SchoolFigure, schoolFigure } from './school-figure.tsx';
import thales from './thales.tex?raw';
import triangleCircles from './triangle-circles.tex?raw';

const meta = { title: 'School figures/Geometry', component: SchoolFigure } satisfies Meta<typeof SchoolFigure>;
export default meta;

/** Sides √20, √32 and 6, area 12: R = abc/48, r = 24/(a + b + c). */
export const TriangleCircles = schoolFigure(triangleCircles, {
  point: 'C',
  keys: '{ArrowDown>10/}',
  says: /the circumcircle has the radius 3\.16\..*the incircle has the radius 1\.49/,
});

/** Five steps of 0.1 to the right: the angle at A is half of that at the centre, 47.69 degrees. */
export const Thales = schoolFigure(thales, {
  point: 'C',
  keys: '{ArrowRight>5/}',
  says: /are 23\.8 and 66\.2 degrees\..*is 90 degrees/,
});

/** 5² + 3². */
export const Pythagoras = schoolFigure(pythagoras, {
  point: 'A',
  keys: '{ArrowRight>10/}',
  says: /the areas 9 and 25\..*: 34\./,
});

/** 91.64 degrees round: 1.2/(1 − 0.6 cos 91.64°). */
export const Conic = schoolFigure(conic, {
  point: 'direction',
  keys: '{ArrowLeft>5/}',
  says: /is 1\.18 from the focus.* and 1\.97 from the straight line/,
});

/** The middle of the curve is (A + 3B + 3C + D)/8. */
export const BezierCurve = schoolFigure(bezierCurve, {
  point: 'D',
  keys: '{ArrowUp>10/}',
  says: /; 2\.25\), lies on the curve/,
});

export const Lissajous = schoolFigure(lissajous, {
  point: 'R',
  keys: '{ArrowLeft>10/}',
  says: /swings 3 times to the right, it swings 2 times upwards.* 6 wide and 6 high/,
});

/** 1 − cos 3, and 8 sin²(3/4). */
export const Cycloid = schoolFigure(cycloid, {
  point: 'H',
  keys: '{ArrowLeft>10/}',
  says: /at the height 1\.99\..*is 3\.72 long/,
});
