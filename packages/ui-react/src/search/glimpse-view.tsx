import { chakra } from '@chakra-ui/react';
import type { DocumentGlimpse } from '@lemma/core/search';
import { PlainFormula } from '../formula/index.ts';

/** The first lines of a document in a row, with their formulas and the places of answers. */
export function GlimpseView({ pieces }: Pick<DocumentGlimpse, 'pieces'>) {
  return pieces.map((piece, at) => {
    switch (piece.kind) {
      case 'text':
        return <span key={at}>{piece.text}</span>;
      case 'formula':
        return <PlainFormula key={at} math={piece.math} />;
      case 'answer':
        return (
          <chakra.span
            key={at}
            aria-hidden="true"
            display="inline-block"
            w="6"
            h="0.9em"
            mx="1"
            borderWidth="1px"
            borderColor="border.emphasized"
            rounded="xs"
            verticalAlign="-0.1em"
          />
        );
    }
  });
}
