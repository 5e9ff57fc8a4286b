import { languages, listSeparator, writesDecimalComma } from '@lemma/core/language';
import { describeFigure } from '@lemma/viz-engine/describe';
import { elementTypes } from '@lemma/viz-engine/elements';
import { readExample } from '@lemma/viz-engine/examples';
import { openScene } from '@lemma/viz-engine/scene';
import { aFigure } from '@lemma/viz-engine/testing';
import { describe, expect, it } from 'vitest';
import de from '../language/texts/de/visualization.json';
import en from '../language/texts/en/visualization.json';
import fr from '../language/texts/fr/visualization.json';
import zh from '../language/texts/zh/visualization.json';

const texts = { de, en, fr, zh };

/** Figures with shapes that do not exist, or whose sides cross. */
const degenerate = [
  aFigure(['\\point{M}{0, 0}', '\\circle{k}{M, -2}', '\\line{g}{M, M}', '\\angle{w}{M, M, 1}']),
  aFigure(['\\point{A}{0, 0}', '\\point{B}{1, 0}', '\\point{C}{0, 1}', '\\point{D}{1, 1}', '\\polygon{p}{A, B, C, D}']),
  aFigure(['\\point{P}{0, 0, 0}', '\\plane{p}{P, [0; 0; 0]}'], { isInSpace: true }),
];

/** Every sentence needed by an element of an example, with its placeholders. */
const sentences = new Map(
  elementTypes
    .flatMap(({ examples }) => examples.map((example) => readExample(example)))
    .concat(degenerate)
    .flatMap((figure) => {
      const scene = openScene(figure, 1);
      if (!scene.ok) throw new Error(JSON.stringify(scene.failure));
      return describeFigure(
        scene.value,
        figure.rows.flatMap((row) => (row.kind === 'canvases' ? row.canvases : [])),
      );
    })
    .map(({ words }) => [words.form, ['name', ...Object.keys(words.gaps)]]),
);

it('degenerate shapes have sentences of their own', () => {
  const own = ['negativeRadius', 'noDirection', 'noLine', 'noPlane', 'polygonCrossing'];
  expect(own.filter((form) => !sentences.has(form))).toEqual([]);
});

describe.each(languages)('the sentences in %s', (language) => {
  const written = new Map(Object.entries(texts[language].describe));

  it.each([...sentences])('say everything about a %s', (form, gaps) => {
    const named = [...(written.get(form) ?? '').matchAll(/\{\{(\w+)\}\}/g)].map(([, gap]) => gap);
    expect([...new Set(named)].sort()).toEqual([...gaps].sort());
  });

  it('separate coordinates as formulas in the language do', () => {
    const separators = [...written.values()].flatMap((sentence) =>
      [...sentence.matchAll(/\}\}(\S*) \{\{[yz]\}\}(?=[;,)])/g)].map(([, separator]) => separator),
    );
    expect(separators.length).toBeGreaterThanOrEqual(10);
    expect([...new Set(separators)]).toEqual([listSeparator(writesDecimalComma(language))]);
  });
});
