import { expect, it } from 'vitest';
import { colorNames, meantColor, parseColor } from './index.ts';

it.each([
  ['blue', 'blue'],
  ['BLUE', 'blue'],
  ['dark_blue', 'dark_blue'],
  ['DarkBlue', 'dark_blue'],
  ['light grey', 'light_gray'],
])('%s is the colour %s', (text, name) => {
  expect(parseColor(text)).toEqual({ kind: 'named', name });
});

it.each(['#06c', '#0066CC'])('%s is the colour it says', (text) => {
  expect(parseColor(text)).toEqual({ kind: 'hex', hex: text.toLowerCase() });
});

it.each(['', 'bluish', '#12', '#12345', 'url(x)', 'red;fill:url(x)', 'var(--x)'])('%s is no colour', (text) => {
  expect(parseColor(text)).toBeUndefined();
});

it('knows each of its names', () => {
  for (const name of colorNames) expect(parseColor(name)).toEqual({ kind: 'named', name });
});

it.each([
  ['navy', 'dark_blue'],
  ['hellgrün', 'light_green'],
  ['红色', 'red'],
  ['bluee', 'blue'],
  ['rgb(255, 0, 128)', '#ff0080'],
  ['rgba(0, 0, 0, 0.5)', '#000000'],
  ['rgb(256, 0, 0)', undefined],
  ['06c', '#06c'],
  ['darkgrey', 'dark_gray'],
])('%s was probably meant as %s', (text, meant) => {
  expect(meantColor(text)).toBe(meant);
});
