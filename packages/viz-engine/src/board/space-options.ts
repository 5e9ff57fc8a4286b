import type { BoardOptions } from '@lemma/core/document';
import { defaultSpaceOptions, type SpaceOptions } from './open-space-board.ts';

/**
 * The initial view of a board in space, as set by its author; as in the plane, it has axes if it has a coordinate
 * system.
 */
export function spaceOptionsOf(options: BoardOptions): SpaceOptions {
  const { width, height, grid, snapToGrid, coordinateSystem, axisLabels, space = {} } = options;
  const { zLabel, ...view } = space;
  const [x, y, z] = defaultSpaceOptions.axisLabels;
  return {
    ...defaultSpaceOptions,
    axes: coordinateSystem ? 'origin' : 'none',
    ...view,
    width,
    height,
    grid,
    snapToGrid,
    axisLabels: [axisLabels[0] || x, axisLabels[1] || y, zLabel ?? z],
  };
}
