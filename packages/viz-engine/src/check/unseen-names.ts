import { canvasesIn, type Canvas, type Visualization } from '@lemma/core/document';
import { spaceOptionsOf } from '../board/index.ts';
import type { Scene } from '../scene/index.ts';
import { SightBoard } from './sight-board.ts';

/**
 * What is plotted but currently invisible on all of its boards: outside the view, or without a position. In space only
 * points are considered.
 */
export function unseenNames({ rows }: Visualization, scene: Scene): readonly string[] {
  const isUnseen = new Map<string, boolean>();
  for (const canvas of canvasesIn(rows)) {
    for (const { text } of canvas.plotted) {
      const name = text.trim();
      if (isUnseen.get(name) !== false && scene.variable(name)) isUnseen.set(name, isUnseenOn(canvas, name, scene));
    }
  }
  return [...isUnseen].flatMap(([name, unseen]) => (unseen ? [name] : []));
}

function isUnseenOn(canvas: Canvas, name: string, scene: Scene): boolean {
  if (canvas.options.space !== undefined) return isOutsideBox(canvas, name, scene);
  const board = new SightBoard(canvas.options);
  const alone = { ...canvas, plotted: canvas.plotted.filter(({ text }) => text.trim() === name) };
  scene.draw(alone, board, undefined).dispose();
  return board.showsNothing;
}

function isOutsideBox({ options }: Canvas, name: string, scene: Scene): boolean {
  if (scene.variable(name)?.type.role !== 'point') return false;
  const { x, y, z } = spaceOptionsOf(options).viewBox;
  const coordinates = scene.numbers(name);
  return [x, y, z].some(([low, high], axis) => {
    const coordinate = coordinates[axis] ?? 0;
    return !(coordinate >= low && coordinate <= high);
  });
}
