export { openJsxGraphBoard } from './open-jsxgraph-board.ts';
