import { describe, expect, it } from 'vitest';
import { axesShapes } from './axes.ts';
import { boxAt, anchors } from './text-box.ts';

const options = { grid: false, coordinateSystem: true, numberLine: false, axisLabels: ['', ''] } as const;

describe('numbers on axes', () => {
  it.each([
    ['at the left edge', { left: 0, right: 10, bottom: -100, top: 100 }],
    ['at the lower edge', { left: -10, right: 10, bottom: 0, top: 10 }],
    ['in the lower left corner', { left: -0.1, right: 12, bottom: -0.1, top: 5000 }],
    ['in the middle', { left: -5, right: 5, bottom: -5, top: 5 }],
  ])('stand inside of the picture when the axes are %s', (_, box) => {
    const numbers = axesShapes({ ...box, width: 400, height: 400 }, options, String).filter(({ text }) => text);
    expect(numbers.length).toBeGreaterThan(8);
    for (const { text = '', attributes } of numbers) {
      const anchor = anchors.find((each) => each === attributes['text-anchor']) ?? 'middle';
      const { left, right } = boxAt({ left: Number(attributes['x']), top: 0, anchor }, 6 * text.length);
      expect([text, left >= 0, right <= 400, Number(attributes['y']) <= 400]).toEqual([text, true, true, true]);
    }
  });
});
