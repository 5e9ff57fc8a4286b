import { isSamePosition, type Held, type ScenePosition } from './position.ts';

/** Where a scene is, and the way there. */
export interface SceneState {
  readonly position: ScenePosition;
  /** Where it was before each step, the last step last. */
  readonly past: readonly ScenePosition[];
  /** Where it was before each step was undone, the next to be redone last. */
  readonly future: readonly ScenePosition[];
  /** What is being moved: until it is let go, all its movements are one step. */
  readonly moving?: string;
  /** Whether what it follows is still being moved in another figure. */
  readonly isFollowing?: true;
}

/** At the start, with nothing to undo. */
export function atStart(position: ScenePosition): SceneState {
  return { position, past: [], future: [] };
}

/** One more movement. It is a step of its own unless the same thing is still being moved. */
export function moved({ position, past, moving }: SceneState, next: ScenePosition, name?: string): SceneState {
  const continued = name !== undefined && name === moving;
  return {
    position: next,
    past: continued ? past : [...past, position],
    future: [],
    ...(name === undefined ? {} : { moving: name }),
  };
}

/** Let go: the next movement is a step of its own. */
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
 * Something was changed elsewhere: that is no step here. Going back does not change it back, so that it is changed on the whole
 * way; a step that changed nothing else is none any more.
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

/** Positions on a way, but for those that are the same as the next one. The last lies beside where the way leads. */
function stepsTo(end: ScenePosition, way: readonly ScenePosition[]): readonly ScenePosition[] {
  return way.filter((position, index) => !isSamePosition(position, way[index + 1] ?? end));
}
