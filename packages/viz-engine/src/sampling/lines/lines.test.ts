import { describe, expect, it } from 'vitest';
import { clip, simplify } from './index.ts';

const line = (...numbers: number[]) => Float64Array.from(numbers);

describe('clipping a line', () => {
  it('keeps what is inside as it is', () => {
    const inside = line(0, 0, 1, 1);
    expect(clip(inside, [-1, -1], [2, 2])).toEqual([inside]);
  });

  it('cuts it in parts where it leaves the box and comes back', () => {
    expect(clip(line(0, 0, 0, 4, 1, 4, 1, 0), [-1, -1], [2, 2])).toEqual([line(0, 0, 0, 2), line(1, 2, 1, 0)]);
  });

  it('keeps the part of a stretch that goes through the whole box', () => {
    expect(clip(line(-5, 0, 5, 0), [-1, -1], [2, 2])).toEqual([line(-1, 0, 2, 0)]);
    expect(clip(line(-5, 3, 5, 3), [-1, -1], [2, 2])).toEqual([]);
  });

  it('works in space', () => {
    expect(clip(line(0, 0, -4, 0, 0, 4), [-1, -1, -1], [1, 1, 1])).toEqual([line(0, 0, -1, 0, 0, 1)]);
  });
});

describe('simplifying a line', () => {
  it('leaves out what lies on a straight way', () => {
    expect(simplify(line(0, 0, 1, 1, 2, 2, 3, 3), [1, 1], 0.1)).toEqual(line(0, 0, 3, 3));
    expect(simplify(line(0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3), [1, 1, 1], 0.1)).toEqual(line(0, 0, 0, 3, 3, 3));
  });

  it('keeps corners, and the way there and back', () => {
    expect(simplify(line(0, 0, 5, 0, 5, 5), [1, 1], 0.1)).toEqual(line(0, 0, 5, 0, 5, 5));
    expect(simplify(line(0, 0, 5, 0, 1, 0), [1, 1], 0.1)).toEqual(line(0, 0, 5, 0, 1, 0));
  });

  it('keeps every point it leaves out within the tolerance', () => {
    const circle = Float64Array.from({ length: 2000 }, (_, at) =>
      at % 2 === 0 ? 100 * Math.cos(at / 300) : 100 * Math.sin((at - 1) / 300),
    );
    const few = simplify(circle, [1, 1], 0.1);
    expect(few.length).toBeLessThan(200);
    for (let at = 2; at < few.length; at += 2) {
      const [x = 0, y = 0, u = 0, v = 0] = few.subarray(at - 2, at + 2);
      expect(Math.hypot((x + u) / 2, (y + v) / 2)).toBeGreaterThan(99.79);
    }
  });

  it('measures in pixels', () => {
    expect(simplify(line(0, 0, 1, 0.01, 2, 0), [1, 1], 0.1)).toHaveLength(4);
    expect(simplify(line(0, 0, 1, 0.01, 2, 0), [1, 100], 0.1)).toHaveLength(6);
  });
});
