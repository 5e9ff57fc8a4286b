import { expect, it } from 'vitest';
import { enumerated } from './index.ts';

it('puts things one after the other as the language does', () => {
  expect(enumerated(['lines', 'slope'], 'en')).toBe('lines, slope');
  expect(enumerated(['直线', '斜率'], 'zh')).toBe('直线、斜率');
  expect(enumerated([], 'de')).toBe('');
});
