import { chakra } from '@chakra-ui/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef } from 'react';
import { expect, waitFor } from 'storybook/test';
import { boards, drawReference, groundOf, pageStyleOf } from './board-contract/boards.ts';
import { rgb, wrongFacts } from './board-contract/facts.ts';
import { colorAt, differingPixels, distance, type Pixel, type Raster } from './board-contract/raster.ts';
import type { BoardScene } from './board-contract/scene.ts';
import { scenes } from './board-contract/scenes.ts';

/**
 * Maximum difference of the mean colour around a pixel, out of 255: graphics cards antialias in only four steps, and
 * joints add up.
 */
const most = 20;
/** Number of pixels that may differ all the same. */
const mostPixels = 6;

/** Where boards are opened and removed. Each picture stays beside the one it should look like. */
function Places() {
  const place = useRef<HTMLDivElement>(null);
  return (
    <chakra.div>
      <chakra.div ref={place} data-place="" />
      <chakra.div data-pictures="" display="flex" flexWrap="wrap" gap="2" />
    </chakra.div>
  );
}

const meta = {
  title: 'Visualization/Board contract',
  component: Places,
  parameters: { a11y: { test: 'off' } },
} satisfies Meta<typeof Places>;
export default meta;

/**
 * What boards have to agree on (board.ts): every scene is drawn by every board, measured, and compared with a
 * hand-written picture.
 */
export const Scenes: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    const place = canvasElement.querySelector<HTMLElement>('[data-place]');
    const pictures = canvasElement.querySelector<HTMLElement>('[data-pictures]');
    if (place === null || pictures === null) throw new Error('There is no room');
    const wrong: string[] = [];
    const drawn = new Map<string, number>();
    for (const scene of scenes) {
      for (const each of await drawnBy(scene, place)) {
        wrong.push(...each.wrong.map((words) => `${each.board}: ${scene.name}: ${words}`));
        drawn.set(each.board, (drawn.get(each.board) ?? 0) + 1);
        show(pictures, each.raster, `${each.board}: ${scene.name}`);
      }
    }
    // As one text, because a list would be truncated in the output.
    await waitFor(() => expect(wrong.join('\n')).toBe(''));
    await waitFor(() => expect([...drawn.keys()]).toEqual(['picture by hand', ...Object.keys(boards)]));
    await waitFor(() => expect(Math.min(...drawn.values())).toBeGreaterThan(8));
  },
};

interface Drawn {
  readonly board: string;
  readonly raster: Raster;
  readonly wrong: readonly string[];
}

/** A scene on every board that can show it, with the failures of each. */
async function drawnBy(scene: BoardScene, place: HTMLElement): Promise<readonly Drawn[]> {
  place.style.cssText = pageStyleOf(scene);
  const ground = groundOf(scene);
  const drawn: Drawn[] = [];
  const { picture } = scene;
  const flat =
    picture &&
    (await drawReference(
      scene,
      place,
      picture((color) => color),
    ));
  const lit = picture && (await drawReference(scene, place, picture(litFace)));
  if (flat !== undefined) {
    drawn.push({ board: 'picture by hand', raster: flat, wrong: wrongFacts(flat, scene.facts, ground) });
  }
  for (const [board, { draw, isInSpace }] of Object.entries(boards)) {
    const raster = await draw(scene, place);
    if (raster === undefined) continue;
    const reference = isInSpace ? (scene.hasPictureInSpace === true ? lit : undefined) : flat;
    const differing = reference ? differingPixels(raster, reference, most) : [];
    const facts = isInSpace ? scene.facts.filter((fact) => fact.kind !== 'color' || fact.isFace !== true) : scene.facts;
    drawn.push({
      board,
      raster,
      wrong: [
        ...wrongFacts(raster, facts, ground),
        ...(reference && differing.length > mostPixels ? [differenceIn(raster, reference, differing)] : []),
      ],
    });
  }
  return drawn;
}

/** How many pixels differ, and where they differ most. */
function differenceIn(raster: Raster, reference: Raster, differing: readonly Pixel[]): string {
  const apart = (pixel: Pixel) => distance(colorAt(raster, pixel), colorAt(reference, pixel));
  const worst = differing.reduce((most, pixel) => (apart(pixel) > apart(most) ? pixel : most));
  const [is, instead] = [colorAt(raster, worst), colorAt(reference, worst)];
  return `${differing.length} pixels differ; at ${worst.join()} is ${is.join()} instead of ${instead.join()}`;
}

/** A face towards the viewer reflects nine tenths of the light: linear light, not its sRGB numbers. */
function litFace(color: string): string {
  const shares = rgb(color).map((value) => {
    const share = value / 255;
    const light = 0.9 * (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4);
    return Math.round(255 * (light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055));
  });
  return `rgb(${shares.join(' ')})`;
}

/** For viewers of the story. */
function show(pictures: HTMLElement, { data, width, height }: Raster, title: string): void {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height, canvas.title] = [width, height, title];
  canvas.getContext('2d')?.putImageData(new ImageData(new Uint8ClampedArray(data), width, height), 0, 0);
  pictures.append(canvas);
}
