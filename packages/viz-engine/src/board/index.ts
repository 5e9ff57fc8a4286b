export type { Board, Drawn, FunctionTerm, Handle, NumberTerm, PointTerm } from './board.ts';
export { colorNames, parseColor, type Color, type ColorName } from './color.ts';
export type { Look } from './look.ts';
export type { BoardWords, OpenBoard, OpenBoardIn } from './open-board.ts';
