import { runs } from '@lemma/core/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Look, PointTerm, View } from '../board/index.ts';
import { Labels, type ShowWords } from './labels.ts';
import { boxAround, boxAt, overlap, textWidth, type LabelSpot } from './text-box.ts';

const view: View = { left: 0, right: 400, bottom: -400, top: 0, width: 400, height: 400 };
const look: Look = {
  color: { kind: 'named', name: 'blue' },
  strokeWidth: 2,
  size: 4,
  opacity: 1,
  dash: 0,
  face: 'o',
};

describe('labels of points', () => {
  it('stand to the upper right of them', () => {
    const [spot] = write([[200, 200]]).spots();
    expect(spot).toMatchObject({ anchor: 'start' });
    expect(spot?.left).toBeGreaterThan(204);
    expect(spot?.top).toBeLessThan(196);
  });

  it('neither overlap nor cover points where there is room', () => {
    const points = [
      [200, 200],
      [212, 190],
      [190, 210],
      [206, 222],
    ] as const;
    const { spots } = write(points);
    const boxes = spots().map((spot) => boxAt(spot ?? nowhere, textWidth('P1')));
    const discs = points.map(([x, y]) => boxAround(x, y, look.size));
    for (const [index, box] of boxes.entries()) {
      for (const other of boxes.slice(index + 1)) expect(overlap(box, other)).toBe(false);
      for (const disc of discs) expect(overlap(box, disc)).toBe(false);
    }
  });

  it('go farther off in a crowd, where all places beside their points are taken', () => {
    const crowd = Array.from({ length: 16 }, (_, at) => [200 + 8 * (at % 4), 200 + 8 * Math.floor(at / 4)] as const);
    const boxes = write(crowd)
      .spots()
      .map((spot) => boxAt(spot ?? nowhere, textWidth('P1')));
    const pairs = boxes.flatMap((box, index) => boxes.slice(index + 1).filter((other) => overlap(box, other)));
    expect(pairs.length).toBe(0);
  });

  it('stay inside the board wherever the points are', () => {
    const place = fc.integer({ min: 0, max: 400 });
    fc.assert(
      fc.property(place, place, (x, y) => {
        const [spot] = write([[x, y]]).spots();
        const box = boxAt(spot ?? nowhere, textWidth('P1'));
        expect(Math.min(box.left, box.top, 400 - box.right, 400 - box.bottom)).toBeGreaterThanOrEqual(0);
      }),
      { seed: 7, numRuns: runs },
    );
  });

  it('stay on their side while a point is moved, until they would be cut off or cover something', () => {
    const at: [number, number] = [200, 200];
    const { labels, spots } = write([at]);
    const side = () => Math.sign((spots()[0]?.left ?? NaN) - at[0]);
    for (let x = 200; x < 370; x += 1) {
      at[0] = x;
      labels.arrange();
      expect(side()).toBe(1);
    }
    at[0] = 395;
    labels.arrange();
    expect(side()).toBe(-1);
    at[0] = 300;
    labels.arrange();
    expect(side()).toBe(-1);
  });

  it('keep clear of lines where they can', () => {
    const { labels, spots } = write([[200, 200]]);
    labels.shape(
      () => ({ strokes: [[200, -200, 400, 0]] }),
      look,
      () => () => {},
    );
    labels.forget();
    labels.arrange();
    expect(spots()[0]).toMatchObject({ anchor: 'end' });
  });

  it('stand where their author says, even on something else', () => {
    const { spots } = write([[200, 200]], { ...look, labelOffset: [-10, 5] });
    expect(spots()).toEqual([{ left: 190, top: 195, anchor: 'end' }]);
  });

  it('are not seen while their point is nowhere', () => {
    expect(write([[NaN, 0]]).spots()).toEqual([undefined]);
  });
});

describe('texts at the edge', () => {
  it.each([
    ['the right', [399, 200], [10, 0]],
    ['the left', [1, 200], [-10, 0]],
    ['the top', [200, 1], [0, 12]],
    ['the bottom', [200, 399], [0, -12]],
    ['a corner', [400, 400], [10, -10]],
  ] as const)('of a label with an offset are wholly visible at %s', (_, place, labelOffset) => {
    const [spot] = write([place], { ...look, labelOffset }).spots();
    const box = boxAt(spot ?? nowhere, textWidth('P1'));
    expect(Math.min(box.left, box.top, 400 - box.right, 400 - box.bottom)).toBeGreaterThanOrEqual(0);
  });

  it('stay where they are if their place is outside', () => {
    const [spot] = write([[450, 200]], { ...look, labelOffset: [10, 0] }).spots();
    expect(spot).toMatchObject({ left: 460, top: 200 });
  });

  it('show their beginning if they are wider than the board', () => {
    const labels = new Labels(() => view, String);
    const words = 'a text that is much wider than a board of four hundred pixels can be';
    const spot = labels.spotOf([200, 200], words, look);
    expect(boxAt(spot, textWidth(words)).left).toBe(0);
  });

  it('are moved inside when their words do not fit behind their place', () => {
    const labels = new Labels(() => view, String);
    const spot = labels.spotOf([390, 200], 'words', look);
    expect(boxAt(spot, textWidth('words')).right).toBe(400);
  });
});

it('a label that lines would strike through everywhere beside its point stands further off', () => {
  const labels = new Labels(() => view, String);
  let shown: LabelSpot | undefined;
  const at: PointTerm = { name: 'P', x: () => 200, y: () => -200 };
  // A grid of short lines around the point, 24 pixels to each side.
  const strokes = [-24, -16, -8, 0, 8, 16, 24].flatMap((shift) => [
    [176, -200 + shift, 224, -200 + shift],
    [200 + shift, -176, 200 + shift, -224],
  ]);
  labels.shape(
    () => ({ strokes }),
    look,
    () => () => {},
  );
  labels.point(at, { ...look, label: 'P1' }, () => (_words, spot) => {
    shown = spot;
  });
  labels.arrange();
  const box = boxAt(shown ?? nowhere, textWidth('P1'));
  const isClear = box.right < 176 || box.left > 224 || box.bottom < 176 || box.top > 224;
  expect(isClear).toBe(true);
});

describe('labels of lines', () => {
  it.each([
    ['in the middle of a segment', [50, -100, 250, -100], 150],
    ['near the right end of a line that goes on', [-50, -100, 900, -100], 376],
  ])('stand %s, above it', (_, stroke, left) => {
    let shown: LabelSpot | undefined;
    const labels = new Labels(() => view, String);
    labels.shape(
      () => ({ strokes: [stroke] }),
      { ...look, label: 'g' },
      () => (_words, spot) => {
        shown = spot;
      },
    );
    labels.arrange();
    expect(shown?.left).toBeCloseTo(left, 6);
    expect(shown?.top).toBeCloseTo(100 - 12, 6);
  });
});

const nowhere: LabelSpot = { left: NaN, top: NaN, anchor: 'start' };

function write(points: readonly (readonly [number, number])[], own: Look = look) {
  const labels = new Labels(() => view, String);
  const shown: (LabelSpot | undefined)[] = points.map(() => undefined);
  for (const [index, place] of points.entries()) {
    const at: PointTerm = { name: 'P', x: () => place[0], y: () => -place[1] };
    const show: ShowWords = (_, spot) => {
      shown[index] = spot;
    };
    labels.point(at, { ...own, label: 'P1' }, () => show);
  }
  labels.arrange();
  return { labels, spots: () => shown };
}
