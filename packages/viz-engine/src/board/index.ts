export type {
  Board,
  BoundaryTerm,
  Carry,
  CurveTerm,
  DrawnElement,
  BoardFunction,
  Handle,
  NumberTerm,
  Outline,
  OutlineTerm,
  Path,
  PointTerm,
  Press,
  WordsTerm,
} from './board.ts';
export { colorNames, parseColor, type Color, type ColorName } from './color.ts';
export { meantColor } from './color-words.ts';
export {
  unseen,
  usualNumber,
  withoutLabel,
  withValue,
  type Face,
  type Look,
  type Representation,
  type Trace,
  type WriteNumber,
} from './look.ts';
export type { BoardWords, OpenBoard, OpenBoardIn, WriteFormula } from './open-board.ts';
export {
  defaultSpaceOptions,
  type OpenSpaceBoard,
  type OpenSpaceBoardIn,
  type SpaceOptions,
  type SpaceWords,
  type ViewBox,
} from './open-space-board.ts';
export { paint } from './paint.ts';
export {
  arrowHeadSize,
  dashArray,
  dashPattern,
  dotDistance,
  dotted,
  limitDash,
  lineCap,
  shaftInHead,
  usualFill,
} from './usual-look.ts';
export { sideBySide } from './side-by-side.ts';
export { spaceOptionsOf } from './space-options.ts';
export type {
  PlaneFunctionTerm,
  PlaneTerm,
  RangeTerm,
  SpaceBoard,
  SpaceCarry,
  SpaceCurveTerm,
  SpaceHandle,
  SpacePointTerm,
  SpaceVectorTerm,
  SurfaceTerm,
  VectorFieldTerm,
} from './space-board.ts';
export type { View } from '../sampling/index.ts';
