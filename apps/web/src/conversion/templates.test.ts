import { languages } from '@lemma/core/language';
import { readDocument } from '@lemma/core/document';
import { checkSeeds } from '@lemma/core/seed-check';
import { convertDocument, documentLanguages } from '@lemma/mmtex';
import { loadLanguage, textOf } from '@lemma/ui-react/language';
import { templateNames, templateSource } from '@lemma/ui-react/own-document';
import { checkVisualization } from '@lemma/viz-engine/check';
import { allBlocks, plainText } from '@lemma/core/document';
import { describe, expect, it } from 'vitest';

const titles = ['Slope', 'Größe & Maß: 50 % von $x_1$', '\\lang{de}{x} {a^2} #1 ~ \\', '分数'];

describe.each(languages)('the templates in %s', (language) => {
  it.each(templateNames.flatMap((name) => titles.map((title) => ({ name, title }))))(
    '$name converts without findings and accepts its own solution, titled $title',
    async ({ name, title }) => {
      await loadLanguage(language);
      const say = (key: string) => textOf(language, 'own-document', `sample.${key}`) ?? '';
      const source = templateSource(name, { title, language, say });
      expect(documentLanguages(source)).toEqual([language]);
      const { xml, findings } = convertDocument(source, language);
      expect(findings).toEqual([]);
      const read = readDocument(xml);
      if (!read.ok) throw new Error(xml);
      const document = read.value;
      const shown = title.replace('~', '∼');
      expect([plainText(document.title), document.metadata.name]).toEqual([shown, shown]);
      expect(document.kind).toBe(name === 'article' || name === 'course' ? name : 'problem');
      expect(checkSeeds(document, { language, seeds: 20, hasTime: () => true })).toEqual([]);
      const blocks = allBlocks(document.blocks);
      const questions = blocks.filter((block) => block.kind === 'question');
      for (const block of blocks) {
        if (block.kind === 'visualization') expect(checkVisualization(block.visualization, questions)).toEqual([]);
      }
    },
  );
});
