import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ShownText } from './shown-text.tsx';

it.each([
  [{ de: 'Brüche', en: 'Fractions' }, 'en', '<span lang="en">Fractions</span>'],
  [{ de: 'Brüche' }, 'fr', '<span lang="de">Brüche</span>'],
  [{ de: ' ', zh: '分数' }, 'de', '<span lang="zh">分数</span>'],
  [{}, 'de', '<span></span>'],
] as const)('%j is shown to a reader of %s as %s', (texts, reader, shown) => {
  expect(renderToStaticMarkup(<ShownText texts={texts} reader={reader} />)).toBe(shown);
});
