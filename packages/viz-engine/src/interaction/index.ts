export { angleDisplay } from './angle-display.ts';
export {
  arrowsFromNumbers,
  arrowsToNumbers,
  pressArrow,
  pressPoint,
  type Arrow,
  type ArrowRules,
  type Arrows,
} from './arrows.ts';
export { markerOf, pressSelectable, type Marker } from './selection.ts';
export { nearestGrip } from './nearest-grip.ts';
