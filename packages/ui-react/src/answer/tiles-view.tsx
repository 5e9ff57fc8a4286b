import { Box } from '@chakra-ui/react';
import type { Tile } from '@lemma/core/document';
import { InlineView } from '../inline/index.ts';
import { useContentTexts } from '../language/index.ts';

/** The tiles available for the answers of a question. */
export function TilesView({ tiles }: { readonly tiles: readonly Tile[] }) {
  const { t } = useContentTexts('quickcheck');
  if (tiles.length === 0) return null;
  return (
    <Box role="group" aria-label={t('tiles')} display="flex" flexWrap="wrap" gap="2" my="2">
      {tiles.map((tile) => (
        <Box key={tile.id} borderWidth="1px" rounded="md" px="2" py="1">
          <InlineView content={tile.content} />
        </Box>
      ))}
    </Box>
  );
}
