export { openThreeBoard } from './open-three-board.ts';
