import { describe, expect, it } from 'vitest';
import { progressOf } from './reading-progress.tsx';

describe('the reading progress', () => {
  it.each([
    ['begins at 0', { top: 80, height: 3000 }, 0],
    ['is half in the middle', { top: -1000, height: 3000 }, 50],
    ['is complete when the end is in view', { top: -2000, height: 3000 }, 100],
    ['does not go on below the page', { top: -2500, height: 3000 }, 100],
    ['is none on a page that fits into the window', { top: 0, height: 900 }, undefined],
  ])('%s', (_outcome, page, percent) => {
    expect(progressOf(page, 1000)).toBe(percent);
  });
});
