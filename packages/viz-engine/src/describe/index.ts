export { describeFigure, type DescribedElement } from './describe.ts';
