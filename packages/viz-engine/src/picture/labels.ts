import type { Look, Outline, Path, PointTerm, View, WriteNumber } from '../board/index.ts';
import { plainLabel } from '../label/index.ts';
import { chosenSpot, spotsAlong, spotsAround } from './label-spots.ts';
import { placeLabels } from './place-labels.ts';
import type { Shape } from './shape.ts';
import {
  anchors,
  boxAround,
  boxAt,
  isSomewhere,
  lineHeight,
  textWidth,
  whollyVisible,
  type Rectangle,
  type LabelSpot,
} from './text-box.ts';
import { toPixelsOf } from './to-pixels.ts';

/** How much larger than a point its mark may be. */
const signSize = 9;

/** Shows a text at a position, replacing the previous one; undefined removes it. */
export type ShowWords = (words: string, spot: LabelSpot | undefined) => void;

interface OwnLabel {
  readonly text: () => string;
  /** Candidate positions for this width, best first. */
  readonly spots: (width: number) => readonly LabelSpot[];
  /** Further positions if all of these are taken. */
  readonly spare: (width: number) => readonly LabelSpot[];
  readonly show: ShowWords;
  /** Which of its positions it currently has. */
  now: number | undefined;
}

/** The labels of one picture: the position of each depends on everything else in it. */
export class Labels {
  readonly #view: () => View;
  readonly #write: WriteNumber;
  readonly #labels: OwnLabel[] = [];
  readonly #taken: (() => Rectangle | undefined)[] = [];
  readonly #ways: (() => readonly Path[])[] = [];
  #axisNumbers: readonly Rectangle[] = [];

  constructor(view: () => View, write: WriteNumber) {
    this.#view = view;
    this.#write = write;
  }

  /** Avoids a point, and labels it if it has a label or a value to show. */
  point(at: PointTerm, look: Look, show: (look: Look) => ShowWords): void {
    const place = () => toPixelsOf(this.#view())(at.x(), at.y());
    if (look.opacity > 0) this.#taken.push(() => boxAround(...place(), look.size));
    this.#add(
      look,
      show,
      (width) => [whollyVisible(spotAt(place(), look), width, place(), this.#view())],
      () => [look.size, look.size + signSize].flatMap((radius) => spotsAround(...place(), radius)),
      () => [1, 2].flatMap((rows) => spotsAround(...place(), look.size + rows * lineHeight)),
    );
  }

  /** Avoids the lines of a shape as far as possible, and labels it. */
  shape(outline: () => Outline, look: Look, show: (look: Look) => ShowWords): void {
    if (look.opacity > 0 && look.strokeWidth > 0) this.#ways.push(() => outline().strokes);
    const spots = (width: number): readonly LabelSpot[] => {
      const { label, strokes } = outline();
      const view = this.#view();
      const toPixels = toPixelsOf(view);
      const along = spotsAlong(strokes, view, toPixels, width);
      if (label === undefined) return along;
      const [left, top] = toPixels(...label);
      return [{ left, top, anchor: 'middle' }, ...along];
    };
    const first = (width: number) => {
      const [spot] = spots(width);
      if (spot === undefined) return [];
      const place = [spot.left, spot.top] as const;
      return [whollyVisible(spotAt(place, look), width, place, this.#view())];
    };
    const spare = (width: number) => {
      const view = this.#view();
      return [1, 2].flatMap((rows) => spotsAlong(outline().strokes, view, toPixelsOf(view), width, rows * lineHeight));
    };
    this.#add(look, show, first, spots, spare);
  }

  /** Avoids a text at a fixed position. */
  text(at: () => LabelSpot, words: () => string): void {
    this.#taken.push(() => boxAt(at(), textWidth(plainLabel(words()))));
  }

  /** The position of a text beside a place in pixels, wholly visible if the place is. */
  spotOf(place: readonly [left: number, top: number], words: string, { labelOffset = [1, 0] }: Look): LabelSpot {
    return whollyVisible(chosenSpot(...place, labelOffset), textWidth(plainLabel(words)), place, this.#view());
  }

  /** Avoids axes and their numbers as far as possible. */
  axes(shapes: readonly Shape[], ways: () => readonly Path[]): void {
    if (this.#axisNumbers.length === 0) this.#ways.push(ways);
    this.#axisNumbers = shapes.flatMap(({ text = '', attributes }) => {
      if (text === '') return [];
      const anchor = anchors.find((each) => each === attributes['text-anchor']) ?? 'middle';
      return boxAt({ left: Number(attributes['x']), top: Number(attributes['y']) - 4, anchor }, textWidth(text));
    });
  }

  /** Lets every label choose its position afresh: the view has changed. */
  forget(): void {
    for (const label of this.#labels) label.now = undefined;
  }

  /** Whether there is nothing to arrange. */
  get isEmpty(): boolean {
    return this.#labels.length === 0;
  }

  /** Puts every label at its best current position. */
  arrange(): void {
    if (this.#labels.length === 0) return;
    const labels = this.#labels.map(({ text, spots, spare, now }) => {
      const words = text();
      const width = textWidth(plainLabel(words));
      const places = words === '' ? [] : spots(width);
      return { words, spots: places.every(isSomewhere) ? places : [], spare: () => spare(width), width, now };
    });
    const view = this.#view();
    const toPixels = toPixelsOf(view);
    const places = placeLabels(labels, {
      width: view.width,
      height: view.height,
      taken: this.#taken.flatMap((box) => box() ?? []),
      ways: () => this.#ways.flatMap((ways) => ways().map((way) => inPixels(way, toPixels))),
      crossed: this.#axisNumbers,
    });
    for (const [index, { words, spots, spare }] of labels.entries()) {
      const label = this.#labels[index];
      if (label === undefined) continue;
      label.now = places[index];
      const { now = -1 } = label;
      label.show(words, now < spots.length ? spots[now] : spare()[now - spots.length]);
    }
  }

  #add(
    look: Look,
    show: (look: Look) => ShowWords,
    chosen: (width: number) => readonly LabelSpot[],
    spots: (width: number) => readonly LabelSpot[],
    spare: (width: number) => readonly LabelSpot[],
  ): void {
    const { label, value, labelOffset } = look;
    if ((label === undefined || label === '') && value === undefined) return;
    const text = () => `${label ?? ''}${value?.(this.#write) ?? ''}`;
    const places = labelOffset === undefined ? { spots, spare } : { spots: chosen, spare: () => [] };
    this.#labels.push({ text, ...places, show: show(look), now: undefined });
  }
}

function spotAt([left, top]: readonly [number, number], { labelOffset = [0, 0] }: Look): LabelSpot {
  return chosenSpot(left, top, labelOffset);
}

function inPixels(way: Path, toPixels: (x: number, y: number) => readonly [number, number]): readonly number[] {
  const pixels: number[] = [];
  for (let at = 0; at + 1 < way.length; at += 2) pixels.push(...toPixels(way[at] ?? NaN, way[at + 1] ?? NaN));
  return pixels;
}
