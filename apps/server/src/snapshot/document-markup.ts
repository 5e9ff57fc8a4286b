import { questionLetter, type Block, type BlockKind, type BlockOf } from '@lemma/core/document';
import { fixedValues, type ShownValues } from '@lemma/core/exercise';
import type { Language } from '@lemma/core/language';
import type { StillPage } from './block-markup.ts';
import { blockMarkups } from './block-markups.ts';
import { inlineMarkup } from './inline-markup.ts';
import { element, join, text, type Markup } from './markup.ts';

/** The blocks of a document as a page that stands still. */
export function documentMarkup(blocks: readonly Block[], seed: number, language: Language): Markup {
  const questions = blocks.filter((block) => block.kind === 'question');
  const page = stillPage(seed, language, fixedValues);
  return join(
    blocks.map((block) =>
      block.kind === 'question' && questions.length > 1
        ? element('section', { class: 'lettered' }, letter(questions.indexOf(block)), write(block.kind, block, page))
        : write(block.kind, block, page),
    ),
  );
}

function stillPage(seed: number, language: Language, values: ShownValues): StillPage {
  const page: StillPage = {
    seed,
    language,
    blocks: (blocks) => join(blocks.map((block) => write(block.kind, block, page))),
    inline: (content) => inlineMarkup(content, values),
    with: (others) => stillPage(seed, language, others),
  };
  return page;
}

function write<Kind extends BlockKind>(kind: Kind, block: BlockOf<Kind>, page: StillPage): Markup {
  return blockMarkups[kind](block, page);
}

function letter(index: number): Markup {
  return element('b', {}, text(`${questionLetter(index)}) `));
}
