import { expect, it } from 'vitest';
import { documentStyle } from './document-style.ts';

it('has no selector that Emotion complains of in the console', () => {
  const selectors = Object.keys(documentStyle).join('\n');
  expect(selectors).toContain('crosstab');
  expect(selectors).not.toMatch(/:(first|nth|nth-last)-child/);
});

it('a page is at most 1000 pixels wide', () => {
  expect(documentStyle).toMatchObject({ maxWidth: '1000px' });
});
