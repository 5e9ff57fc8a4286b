export { openScene, Scene, type Mover, type Position, type SceneControl } from './scene.ts';
export { SceneStore } from './scene.store.ts';
export type { SceneState } from './history.ts';
