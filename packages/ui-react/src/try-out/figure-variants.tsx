import { chakra } from '@chakra-ui/react';
import { allBlocks, plainText, type Block, type Document, type Visualization } from '@lemma/core/document';
import { isRandomType } from '@lemma/core/variables';
import { PageLanguageContext } from '../language/index.ts';
import { ContactSheet } from '../visualization/index.ts';

/** The figures of a document that contain random values. */
export function randomFigures(blocks: readonly Block[]): readonly Visualization[] {
  return allBlocks(blocks).flatMap((block) =>
    block.kind === 'visualization' && block.visualization.definitions.some(({ type }) => isRandomType(type))
      ? [block.visualization]
      : [],
  );
}

interface FigureVariantsProps {
  readonly document: Document;
  readonly seed: number;
  /** The address of the document with another seed. */
  readonly hrefOfSeed: (seed: number) => string;
}

/** Many variants of every figure with random values, with the findings of each: for its author. */
export function FigureVariants({ document, seed, hrefOfSeed }: FigureVariantsProps) {
  return (
    <PageLanguageContext value={document.language}>
      {randomFigures(document.blocks).map((figure) => (
        <section key={figure.id}>
          <chakra.h2 lang={document.language} fontSize="lg" fontWeight="semibold" mt="0" mb="2">
            {plainText(figure.title) || figure.id}
          </chakra.h2>
          <ContactSheet visualization={figure} seed={seed} hrefOfSeed={hrefOfSeed} />
        </section>
      ))}
    </PageLanguageContext>
  );
}
