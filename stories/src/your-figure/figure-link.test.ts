import { expect, it } from 'vitest';
import { figureIn, hashOf, yourFigureHref } from './figure-link.ts';

it.each(['\\begin{visualization}{v}\n\\end{visualization}', 'ä 中 𝕏 % # ? & "', ''])(
  'brings back every letter of %s',
  (source) => {
    const hash = hashOf({ source, seed: 7 });
    expect(figureIn(hash)).toEqual({ source, seed: 7 });
    // No escaping is needed in an address.
    expect(new URL(`http://localhost/${hash}`).hash).toBe(hash);
  },
);

it.each([
  '',
  '#other',
  '#figure=',
  '#figure=%%%',
  '#figure=AAAA',
  `#figure=${btoa('[]')}`,
  `#figure=${btoa('{"source": 3}')}`,
  `#figure=${btoa(JSON.stringify({ source: 'x'.repeat(60_000), seed: 1 }))}`,
])('takes nothing from %s', (hash) => {
  expect(figureIn(hash)).toBeUndefined();
});

it('takes the usual seed for one that is none', () => {
  expect(figureIn(`#figure=${btoa('{"source": "x", "seed": "<b>"}')}`)).toEqual({ source: 'x', seed: 1 });
});

it('leads from another story to the page with the figure, in the same language', () => {
  const here = 'http://localhost/book/iframe.html?id=school-figures-space--helix&args=seed:3&globals=language:de#old';
  const { pathname, searchParams, hash } = new URL(yourFigureHref({ source: 'ä', seed: 2 }, here));
  expect(pathname).toBe('/book/iframe.html');
  expect(Object.fromEntries(searchParams)).toEqual({
    id: 'your-figure--page',
    viewMode: 'story',
    globals: 'language:de',
  });
  expect(figureIn(hash)).toEqual({ source: 'ä', seed: 2 });
});

it('needs no language to lead there', () => {
  const href = yourFigureHref({ source: 'x', seed: 1 }, 'http://localhost/iframe.html?id=school-figures-space--helix');
  expect(new URL(href).searchParams.has('globals')).toBe(false);
});
