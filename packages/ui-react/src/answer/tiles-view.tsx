import { Box, Skeleton } from '@chakra-ui/react';
import { Suspense, use, type ReactNode } from 'react';
import { useContentTexts } from '../language/index.ts';
import { lateView } from '../shell/index.ts';
import { TileBoardContext } from './tile-board-context.ts';
import type { TileBoardProps } from './tile-board.tsx';
import { TileContent } from './tile-content.tsx';

const LateTileBoard = lateView(async () => (await import('./tile-board.tsx')).TileBoard, WithoutBoard);

/** A question that may have tiles, with the board for them, which is loaded with the first tiles. */
export function WithTiles({ children, ...props }: TileBoardProps) {
  if (props.tiles.length === 0) return children;
  return (
    <Suspense fallback={<Skeleton height="32" />}>
      <LateTileBoard {...props}>{children}</LateTileBoard>
    </Suspense>
  );
}

/** The tiles available for the answers of a question. */
export function TilesView({ tiles }: Pick<TileBoardProps, 'tiles'>) {
  const { t } = useContentTexts('tile-board');
  const board = use(TileBoardContext);
  if (board !== undefined) return <board.Ready />;
  if (tiles.length === 0) return null;
  return (
    <Box role="group" aria-label={t('tiles')} display="flex" flexWrap="wrap" gap="2" my="2">
      {tiles.map((tile) => (
        <Box key={tile.id} borderWidth="1px" rounded="md" px="2" py="1">
          <TileContent tile={tile} />
        </Box>
      ))}
    </Box>
  );
}

function WithoutBoard({ children }: { readonly children: ReactNode }) {
  return children;
}
