import type { Meta } from '@storybook/react-vite';
import derivativeAsSlope from './derivative-as-slope.tex?raw';
import exponentialGrowth from './exponential-growth.tex?raw';
import limitStrip from './limit-strip.tex?raw';
import logisticCobweb from './logistic-cobweb.tex?raw';
import normalDistribution from './normal-distribution.tex?raw';
import riemannSum from './riemann-sum.tex?raw';
import { SchoolFigure, schoolFigure } from './school-figure.tsx';
import secantToTangent from './secant-to-tangent.tex?raw';
import taylorPolynomials from './taylor-polynomials.tex?raw';
import unitCircle from './unit-circle.tex?raw';
import vectorField from './vector-field.tex?raw';

const meta = { title: 'School figures/Analysis', component: SchoolFigure } satisfies Meta<typeof SchoolFigure>;
export default meta;

/** Ten steps of 0.01 upwards, each projected onto the circle: the angle grows by 4.5 degrees. */
export const UnitCircle = schoolFigure(unitCircle, {
  point: 'P',
  keys: '{ArrowUp>10/}',
  says: /41\.3 degrees.* cosine 0\.75 .* sine 0\.66/,
});

/** (f(3) − f(1))/2 = (9 − 1)/8. */
export const SecantToTangent = schoolFigure(secantToTangent, {
  point: 'x',
  keys: '{ArrowLeft>10/}',
  says: /it is 2 to the right, and the secant has the slope 1\./,
});

/** 1.25 · (1 + 1.1953125 + 1.78125 + 2.7578125), and 5 + 125/24. */
export const RiemannSum = schoolFigure(riemannSum, {
  point: 'b',
  keys: '{ArrowRight>10/}',
  says: /area 8\.42; below the graph, from 0 to 5, it is 10\.21/,
});

/** f′(x) = x²/3 − 1. */
export const DerivativeAsSlope = schoolFigure(derivativeAsSlope, {
  point: 'x',
  keys: '{ArrowRight>10/}',
  says: /the tangent \(orange\) has the slope 2\./,
});

/** 2/n < 0.3 from n = 7 on. */
export const LimitStrip = schoolFigure(limitStrip, {
  point: '2 + ε',
  keys: '{ArrowDown>20/}',
  says: /all terms from number 7 on/,
});

/** 3 − 27/6 = −1.5. */
export const TaylorPolynomials = schoolFigure(taylorPolynomials, {
  point: 'x',
  keys: '{ArrowRight>10/}',
  says: /the sine is 0\.1411, .* degree 3 is −1\.5\. They are 1\.6411 apart/,
});

/** 2.8 · 0.2 · 0.8, and so on. */
export const LogisticCobweb = schoolFigure(logisticCobweb, {
  point: 'x₀',
  keys: '{ArrowRight>10/}',
  says: /first comes 0\.448, then 0\.692, and after thirty steps 0\.643/,
});

/** 3 · 1.2⁵, and ln 2/ln 1.2. */
export const ExponentialGrowth = schoolFigure(exponentialGrowth, {
  point: 'a₀',
  keys: '{ArrowUp>10/}',
  says: /the fifth is 7\.46\..*double every 3\.8 steps/,
});

/** The distance is √13 · exp(−0.4). */
export const VectorField = schoolFigure(vectorField, {
  point: 'P',
  keys: '{ArrowUp>10/}',
  says: /and 2\.42 from the origin/,
});

/** Φ(2) − Φ(−1) from a table of the normal distribution. */
export const NormalDistribution = schoolFigure(normalDistribution, {
  point: 'b',
  keys: '{ArrowRight>10/}',
  says: /with the probability 0\.8186\. Of many such values, about 81\.9 per cent/,
});
