import { systemClock } from '@lemma/core/platform';
import { defaultBoardOptions } from '@lemma/core/document';
import { defaultSpaceOptions, type OpenSpaceBoard } from '@lemma/viz-engine/board';
import { openJsxGraphBoard } from '@lemma/viz-engine/jsxgraph';
import { PictureBoard } from '@lemma/viz-engine/picture';
import { openThreeBoard } from '@lemma/viz-engine/three';
import { paintSvg, rasterOf, type Raster } from './raster.ts';
import { boardBox, boardSize, type BoardScene } from './scene.ts';

/** Draws a scene through its port on a place of the page; undefined where the scene means nothing on this board. */
export type DrawScene = (scene: BoardScene, place: HTMLElement) => Promise<Raster | undefined>;

/** What the page of a scene looks like. */
export function groundOf({ isDark = false }: BoardScene): string {
  return isDark ? '#101010' : '#ffffff';
}

/** The same as a style: what a page says of its colours. */
export function pageStyleOf(scene: BoardScene): string {
  const red = scene.isDark === true ? '--figure-red:#ff8080;' : '';
  return `width:${boardSize}px;background:${groundOf(scene)};${red}`;
}

const size = { width: boardSize, height: boardSize };
const options = { ...defaultBoardOptions, ...size, ...boardBox };
const words = { movable: '', movableShape: '', number: String, position: () => '' };

/** The picture that a scene says it is, in letters of the page. */
export function drawReference(scene: BoardScene, place: HTMLElement, inside: string): Promise<Raster> {
  return raster(scene, svg(inside, styleOf(place)));
}

const onJsxGraph: DrawScene = async (scene, place) => {
  if (scene.draw === undefined) return undefined;
  const board = openJsxGraphBoard(place, options, words, systemClock);
  scene.draw(board);
  await nextFrame();
  const picture = place.querySelector('svg');
  if (picture === null) throw new Error('JSXGraph has no picture');
  const copy = picture.cloneNode(true);
  if (!(copy instanceof SVGSVGElement)) throw new Error('A copy of a picture is one');
  board.dispose();
  for (const [name, value] of Object.entries(size)) copy.setAttribute(name, `${value}`);
  copy.style.cssText = `overflow:hidden;${styleOf(place)}`;
  return raster(scene, new XMLSerializer().serializeToString(copy));
};

const onPicture: DrawScene = async (scene) => {
  // A picture has no page that would say what its colours look like.
  if (scene.draw === undefined || scene.isDark === true) return undefined;
  const board = new PictureBoard(options, String);
  scene.draw(board);
  return raster(scene, board.svg());
};

const onThree: DrawScene = (scene, place) => inSpace(scene, place, (canvas) => Promise.resolve([canvas, '']));

/** What three's board shows where a browser has no graphics. */
const onThreeWithoutGraphics: DrawScene = (scene, place) =>
  inSpace(scene, place, async (canvas) => {
    canvas.getContext('webgl2')?.getExtension('WEBGL_lose_context')?.loseContext();
    while (place.querySelector('canvas') !== null) await nextFrame();
    await nextFrame();
    const picture = place.querySelector('svg');
    if (picture === null) throw new Error('There is no drawing in place of the picture');
    return [undefined, picture.innerHTML];
  });

/** Every board there is. */
export const boards: Readonly<Record<string, { readonly draw: DrawScene; readonly isInSpace: boolean }>> = {
  JSXGraph: { draw: onJsxGraph, isInSpace: false },
  picture: { draw: onPicture, isInSpace: false },
  three: { draw: onThree, isInSpace: true },
  'three without graphics': { draw: onThreeWithoutGraphics, isInSpace: true },
};

/** From above, as large as the boards of the plane are: then the plane z = 0 lies where theirs does. */
async function inSpace(
  scene: BoardScene,
  place: HTMLElement,
  pictureOf: (canvas: HTMLCanvasElement) => Promise<readonly [HTMLCanvasElement | undefined, string]>,
): Promise<Raster | undefined> {
  if (scene.inSpace === undefined) return undefined;
  const board = openThreeBoard(
    place,
    { ...defaultSpaceOptions, ...size, axes: 'none', azimuth: -90, elevation: 90 },
    { ...words, view: '', simpleDrawing: '' },
    systemClock,
  );
  board.zoom(1 / (0.95 * Math.sqrt(3)));
  scene.inSpace(board);
  await nextFrame();
  const canvas = place.querySelector('canvas');
  if (canvas === null) throw new Error('This browser has no graphics');
  const [painted, drawn] = await pictureOf(canvas);
  const texts = captionsIn(place);
  const read = rasterOf(boardSize, boardSize, groundOf(scene), async (pen) => {
    if (painted !== undefined) await paintedNow(board, () => pen.drawImage(painted, 0, 0, boardSize, boardSize));
    await paintSvg(pen, svg(drawn + texts, styleOf(place)));
  });
  const result = await read;
  board.dispose();
  return result;
}

/** Paints a board anew and reads it in the same frame: afterwards its pixels are lost. */
async function paintedNow(board: OpenSpaceBoard, read: () => void): Promise<void> {
  board.zoom(1);
  await nextFrame();
  read();
}

/** The words over a picture of space, which are a part of the page, as a part of a picture. */
function captionsIn(place: HTMLElement): string {
  const frame = place.getBoundingClientRect();
  return [...place.querySelectorAll<HTMLElement>('[aria-hidden] > span')]
    .filter((span) => span.textContent !== '')
    .map((span) => {
      const box = span.getBoundingClientRect();
      const [left, middle] = [box.left - frame.left, (box.top + box.bottom) / 2 - frame.top];
      return `<text x="${left}" y="${middle}" dominant-baseline="central" font-size="14">${span.textContent}</text>`;
    })
    .join('');
}

function raster(scene: BoardScene, markup: string): Promise<Raster> {
  return rasterOf(boardSize, boardSize, groundOf(scene), (pen) => paintSvg(pen, markup));
}

function svg(inside: string, style: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${boardSize}" height="${boardSize}" viewBox="0 0 ${boardSize} ${boardSize}" style="${style}">${inside}</svg>`;
}

/** What a picture inherits from the page around it. */
function styleOf(place: HTMLElement): string {
  const { fontFamily, color } = getComputedStyle(place);
  const red = getComputedStyle(place).getPropertyValue('--figure-red');
  const family = fontFamily.replaceAll('"', "'");
  return `font-family:${family};color:${color};${red === '' ? '' : `--figure-red:${red};`}`;
}

function nextFrame(): Promise<number> {
  return new Promise(requestAnimationFrame);
}
