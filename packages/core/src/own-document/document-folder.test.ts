import { expect, it } from 'vitest';
import { contentPath } from '../document/index.ts';
import { pictureCommand, pictureFile, sourceFile } from './index.ts';

it('a source finds its pictures beside itself, wherever the folder is put', () => {
  const document = 'own/ada/slope';
  const source = `${pictureCommand(document, 'a.png', 'A')} \\image{/media/b.png} {/own/ada/slope-2/c.png}`;
  expect(sourceFile(document, source)).toEqual({
    path: 'slope.tex',
    text: '\\image[alt={A}]{slope/a.png} \\image{/media/b.png} {/own/ada/slope-2/c.png}',
  });
  expect(contentPath('slope/a.png', 'algebra/slope')).toEqual({
    ok: true,
    value: `algebra/${pictureFile(document, 'a.png')}`,
  });
});
