export { controlHeight, type ControlPlace } from './control-place.ts';
export { openScene, Scene, type SceneControl } from './scene.ts';
export { isSameHeld, isWritten, type Held, type Mover, type ScenePosition, type Written } from './position.ts';
export { SceneStore } from './scene.store.ts';
export type { SceneState } from './history.ts';
