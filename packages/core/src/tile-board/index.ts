export {
  changeBetween,
  nextPlace,
  placementOf,
  type Happening,
  type HeldTile,
  type Placement,
  type Spot,
  type TileBoard,
} from './tile-board.ts';
export { TileBoardStore, type TilePlaces } from './tile-board.store.ts';
