import { languages, listSeparator, writesDecimalComma } from '@lemma/core/language';
import { describeFigure } from '@lemma/viz-engine/describe';
import { elementTypes } from '@lemma/viz-engine/elements';
import { readExample } from '@lemma/viz-engine/examples';
import { openScene } from '@lemma/viz-engine/scene';
import { describe, expect, it } from 'vitest';
import de from '../language/texts/de/visualization.json';
import en from '../language/texts/en/visualization.json';
import fr from '../language/texts/fr/visualization.json';
import zh from '../language/texts/zh/visualization.json';

const texts = { de, en, fr, zh };

/** Every sentence needed by an element of an example, with its placeholders. */
const sentences = new Map(
  elementTypes
    .flatMap(({ examples }) => examples)
    .flatMap((example) => {
      const figure = readExample(example);
      const scene = openScene(figure, 1);
      if (!scene.ok) throw new Error(JSON.stringify(scene.failure));
      return describeFigure(
        scene.value,
        figure.rows.flatMap((row) => (row.kind === 'canvases' ? row.canvases : [])),
      );
    })
    .map(({ words }) => [words.form, ['name', ...Object.keys(words.gaps)]]),
);

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
