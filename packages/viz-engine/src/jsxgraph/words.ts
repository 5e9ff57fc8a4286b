import { paint, type DrawnElement, type Look, type WriteFormula } from '../board/index.ts';
import { plainLabel, readLabel } from '../label/index.ts';
import { fontSize, halfHeight, halo, isSomewhere, type ShowWords, type LabelSpot } from '../picture/index.ts';
import { addShape, writeText } from './svg.ts';

/** Where text is placed: letters in the picture, formulas above it. */
export interface WordLayers {
  readonly texts: SVGElement;
  readonly formulas: HTMLElement;
  /** The size of the picture in pixels. */
  readonly size: () => readonly [width: number, height: number];
  readonly typeset: WriteFormula | undefined;
}

/** Text in the colour of an element; `show` sets and removes it. */
export function createWords(layers: WordLayers, look: Look): ShowWords {
  const inLetters = lettersOf(layers.texts, look);
  const { typeset } = layers;
  let asFormula: ShowFormula | undefined;
  return (words, spot) => {
    const label = readLabel(words);
    const tex = typeset && label.tex;
    inLetters(words, tex === undefined ? spot : undefined);
    if (tex !== undefined && typeset !== undefined) asFormula ??= formulaOf(layers, look, typeset);
    asFormula?.(tex ?? '', tex === undefined ? undefined : spot);
  };
}

function lettersOf(layer: SVGElement, look: Look): ShowWords {
  const shape = addShape(layer, 'text', { 'font-size': fontSize, 'fill-opacity': look.opacity, ...halo });
  // Most attributes stay the same while something moves.
  const write = (name: string, value: string) => {
    if (shape.getAttribute(name) !== value) shape.setAttribute(name, value);
  };
  let written: string | undefined;
  return (words, spot) => {
    write('visibility', spot === undefined ? 'hidden' : 'visible');
    if (spot === undefined) return;
    write('x', String(spot.left));
    write('y', String(spot.top + halfHeight));
    write('text-anchor', spot.anchor);
    write('fill', paint(look.color));
    if (written === words) return;
    const { plain, runs } = readLabel(words);
    writeText(shape, plain, runs);
    written = words;
  };
}

type ShowFormula = (tex: string, spot: LabelSpot | undefined) => void;

/** The fraction of its width by which a formula is shifted to the left of its position. */
const shares = { start: 0, middle: -50, end: -100 };

/**
 * Where the style of a formula moves it, from the upper left corner of the board. How large it is, the browser alone knows,
 * and only once it is typeset: one that begins on the board is moved by so much that it stays there.
 */
function moved({ left, top, anchor }: LabelSpot, [width, height]: readonly [width: number, height: number]): string {
  const x = `${(100 * left) / width}cqw + ${shares[anchor]}%`;
  const y = `${(100 * top) / height}cqh - 50%`;
  const isOnBoard = isWithin(left, width) && isWithin(top, height);
  if (!isOnBoard) return `translate(calc(${x}),calc(${y}))`;
  return `translate(clamp(0px,${x},100cqw - 100%),clamp(0px,${y},100cqh - 100%))`;
}

function isWithin(place: number, length: number): boolean {
  return place >= -fontSize && place <= length + fontSize;
}

function formulaOf({ formulas, size }: WordLayers, look: Look, typeset: WriteFormula): ShowFormula {
  const place = formulas.ownerDocument.createElement('span');
  place.style.cssText = `position:absolute;left:0;top:0;white-space:nowrap;line-height:1.1;font-size:${fontSize}px;opacity:${look.opacity}`;
  formulas.append(place);
  let written: string | undefined;
  return (tex, spot) => {
    place.style.visibility = spot === undefined ? 'hidden' : '';
    if (spot === undefined) return;
    place.style.transform = moved(spot, size());
    place.style.color = paint(look.color);
    if (written !== tex) {
      // Plain characters until it is typeset.
      if (written === undefined) place.textContent = plainLabel(`$${tex}$`);
      typeset(tex, place);
    }
    written = tex;
  };
}

/** Text at a given position. */
export function drawWords(layers: WordLayers, at: () => LabelSpot, words: () => string, look: Look): DrawnElement {
  const show = createWords(layers, look);
  const update = () => {
    const spot = at();
    show(words(), isSomewhere(spot) ? spot : undefined);
  };
  update();
  return { update };
}
