import { systemClock } from '@lemma/core/platform';
import { defaultBoardOptions } from '@lemma/core/document';
import { defaultSpaceOptions, type OpenSpaceBoard } from '@lemma/viz-engine/board';
import { openJsxGraphBoard } from '@lemma/viz-engine/jsxgraph';
import { PictureBoard } from '@lemma/viz-engine/picture';
import { openThreeBoard } from '@lemma/viz-engine/three';
import { paintSvg, rasterOf, type Raster } from './raster.ts';
import { boardBox, boardSize, type BoardScene } from './scene.ts';

/** Draws a scene through its port in a place of the page; undefined if the scene has no meaning on this board. */
export type DrawScene = (scene: BoardScene, place: HTMLElement) => Promise<Raster | undefined>;

/** The colours of a scene's page. */
export function groundOf({ isDark = false }: BoardScene): string {
  return isDark ? '#101010' : '#ffffff';
}

/** The same as CSS: the colours that a page defines. */
export function pageStyleOf(scene: BoardScene): string {
  const red = scene.isDark === true ? '--figure-red:#ff8080;' : '';
  return `width:${boardSize}px;background:${groundOf(scene)};${red}`;
}

const size = { width: boardSize, height: boardSize };
const options = { ...defaultBoardOptions, ...size, ...boardBox };
const words = { movable: '', movableShape: '', number: String, position: () => '' };

/** The reference picture of a scene, with the page's font. */
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
  // A picture has no page that defines its colours.
  if (scene.draw === undefined || scene.isDark === true) return undefined;
  const board = new PictureBoard(options, String);
  scene.draw(board);
  return raster(scene, board.svg());
};

const onThree: DrawScene = (scene, place) => inSpace(scene, place, (canvas) => Promise.resolve([canvas, '']));

/** The three.js board in a browser without WebGL. */
const onThreeWithoutGraphics: DrawScene = (scene, place) =>
  inSpace(scene, place, async (canvas) => {
    canvas.getContext('webgl2')?.getExtension('WEBGL_lose_context')?.loseContext();
    while (place.querySelector('canvas') !== null) await nextFrame();
    await nextFrame();
    const picture = place.querySelector('svg');
    if (picture === null) throw new Error('There is no drawing in place of the picture');
    return [undefined, picture.innerHTML];
  });

/** Every board. */
export const boards: Readonly<Record<string, { readonly draw: DrawScene; readonly isInSpace: boolean }>> = {
  JSXGraph: { draw: onJsxGraph, isInSpace: false },
  picture: { draw: onPicture, isInSpace: false },
  three: { draw: onThree, isInSpace: true },
  'three without graphics': { draw: onThreeWithoutGraphics, isInSpace: true },
};

/** From above, at the size of plane boards: the plane z = 0 then coincides with theirs. */
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

/** Repaints a board and reads it in the same frame: afterwards its pixels are lost. */
async function paintedNow(board: OpenSpaceBoard, read: () => void): Promise<void> {
  board.zoom(1);
  await nextFrame();
  read();
}

/** The texts over a picture in space, which are part of the page, as part of a picture. */
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

/** What a picture inherits from the surrounding page. */
function styleOf(place: HTMLElement): string {
  const { fontFamily, color } = getComputedStyle(place);
  const red = getComputedStyle(place).getPropertyValue('--figure-red');
  const family = fontFamily.replaceAll('"', "'");
  return `font-family:${family};color:${color};${red === '' ? '' : `--figure-red:${red};`}`;
}

function nextFrame(): Promise<number> {
  return new Promise(requestAnimationFrame);
}
