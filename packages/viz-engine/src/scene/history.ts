import { isSamePosition, type Held, type ScenePosition } from './position.ts';

/** The current position of a scene, and its history. */
export interface SceneState {
  readonly position: ScenePosition;
  /** The position before each step, most recent last. */
  readonly past: readonly ScenePosition[];
  /** The positions that can be redone, the next one last. */
  readonly future: readonly ScenePosition[];
  /** What is being dragged: until released, all its movements are one step. */
  readonly moving?: string;
  /** Whether something it follows is still being dragged in another figure. */
  readonly isFollowing?: true;
}

/** The initial state, with nothing to undo. */
export function atStart(position: ScenePosition): SceneState {
  return { position, past: [], future: [] };
}

/** Another movement. It is a step of its own unless the same thing is still being dragged. */
export function moved({ position, past, moving }: SceneState, next: ScenePosition, name?: string): SceneState {
  const continued = name !== undefined && name === moving;
  return {
    position: next,
    past: continued ? past : [...past, position],
    future: [],
    ...(name === undefined ? {} : { moving: name }),
  };
}

/** Released: the next movement is a step of its own. */
export function settled({ position, past, future }: SceneState): SceneState {
  return { position, past, future };
}

/** One step back. */
export function undone(state: SceneState): SceneState {
  const { position, past, future } = state;
  const before = past.at(-1);
  return before === undefined ? state : { position: before, past: past.slice(0, -1), future: [...future, position] };
}

/** One undone step forward again. */
export function redone(state: SceneState): SceneState {
  const { position, past, future } = state;
  const after = future.at(-1);
  return after === undefined ? state : { position: after, past: [...past, position], future: future.slice(0, -1) };
}

/**
 * Something was changed elsewhere, which is not a step here. Undoing does not revert it, so it is applied to the whole
 * history; a step that changed nothing else disappears.
 */
export function followed(
  { position, past, future, moving }: SceneState,
  changes: ReadonlyMap<string, Held>,
  isFollowing: boolean,
): SceneState {
  const changed = (each: ScenePosition): ScenePosition => (changes.size === 0 ? each : new Map([...each, ...changes]));
  const next = changed(position);
  return {
    position: next,
    past: stepsTo(next, past.map(changed)),
    future: stepsTo(next, future.map(changed)),
    ...(moving !== undefined && { moving }),
    ...(isFollowing && { isFollowing }),
  };
}

/** Positions of a history, without those equal to the next one. The last is next to the end of the history. */
function stepsTo(end: ScenePosition, way: readonly ScenePosition[]): readonly ScenePosition[] {
  return way.filter((position, index) => !isSamePosition(position, way[index + 1] ?? end));
}
