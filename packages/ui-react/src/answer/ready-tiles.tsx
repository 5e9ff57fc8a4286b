import { Box, Button, chakra } from '@chakra-ui/react';
import type { Tile } from '@lemma/core/document';
import { Undo2 } from 'lucide-react';
import { use, useId } from 'react';
import { useStore } from '../binding/index.ts';
import { useContentTexts, useTexts } from '../language/index.ts';
import { forFingers } from './for-fingers.ts';
import { TileBoardContext } from './tile-board-context.ts';
import { spotText } from './spot-text.ts';
import { TileContent } from './tile-content.tsx';
import { tileLook } from './tile-look.ts';

/** The tiles that lie ready, each as often as it is needed, and what can be done with them. */
export function ReadyTiles() {
  const board = use(TileBoardContext);
  if (board === undefined) throw new Error('Tiles need their board around them');
  const { t, language } = useTexts('tile-board');
  const { t: ofContent } = useContentTexts('tile-board');
  const { store, tiles, readOnly, over, choose } = board;
  const held = useStore(store, (state) => state.held);
  const canUndo = useStore(store, (state) => state.past.length > 0);
  const howTo = useId();
  const isBack = over?.kind === 'ready' || over?.kind === 'tile';
  return (
    <Box my="3">
      {/* The room beside the tiles takes a tile back; keys have Delete and the button below for it. */}
      <Box
        role="group"
        aria-label={ofContent('tiles')}
        {...(!readOnly && { 'aria-describedby': howTo })}
        data-spot={spotText({ kind: 'ready' })}
        display="flex"
        flexWrap="wrap"
        gap="2"
        p="2"
        borderWidth="1px"
        borderColor={isBack ? 'brand.solid' : 'border'}
        rounded="md"
        bg={isBack ? 'brand.subtle' : 'bg.subtle'}
        onClick={(event) => {
          if (!readOnly && event.target === event.currentTarget && held?.from !== undefined)
            choose({ kind: 'ready' }, false);
        }}
      >
        {tiles.map((tile) => (
          <ReadyTile key={tile.id} tile={tile} isHeld={held?.from === undefined && held?.tile === tile.id} />
        ))}
      </Box>
      {!readOnly && (
        <Box lang={language} data-control="" display="flex" flexWrap="wrap" gap="2" mt="2" alignItems="center">
          <Button
            size="sm"
            height="auto"
            css={forFingers}
            variant="outline"
            aria-disabled={!canUndo || undefined}
            onClick={() => store.undo()}
          >
            <Undo2 aria-hidden size="1.1em" />
            {t('undo')}
          </Button>
          {held?.from !== undefined && (
            <Button
              size="sm"
              height="auto"
              css={forFingers}
              variant="outline"
              onClick={() => choose({ kind: 'ready' }, false)}
            >
              {t('putBack')}
            </Button>
          )}
          <chakra.span id={howTo} fontSize="sm" color="fg.muted" flex="1 1 12rem">
            {t('howTo')}
            <chakra.span srOnly> {t('keys')}</chakra.span>
          </chakra.span>
        </Box>
      )}
    </Box>
  );
}

function ReadyTile({ tile, isHeld }: { readonly tile: Tile; readonly isHeld: boolean }) {
  const board = use(TileBoardContext);
  if (board === undefined) throw new Error('Tiles need their board around them');
  const { choose, dragOf, nameOf, readOnly } = board;
  const spot = { kind: 'tile', tile: tile.id } as const;
  return (
    <chakra.button
      type="button"
      data-spot={spotText(spot)}
      {...(!readOnly && { 'aria-pressed': isHeld })}
      disabled={readOnly}
      onClick={(event) => choose(spot, event.detail === 0)}
      {...(!readOnly && dragOf(spot))}
      css={{ ...tileLook, ...forFingers }}
      minWidth={{ base: '11', md: '9' }}
      focusRing="outside"
      cursor={readOnly ? 'default' : 'grab'}
      shadow={readOnly ? undefined : 'xs'}
      borderWidth={isHeld ? '2px' : '1px'}
      borderColor={isHeld ? 'brand.solid' : 'border.emphasized'}
      bg={isHeld ? 'brand.subtle' : readOnly ? 'bg.subtle' : 'bg.panel'}
      touchAction="none"
      userSelect="none"
    >
      {/* Said in words: the signs of a formula would be read one by one. */}
      <chakra.span srOnly>{nameOf(tile.id)}</chakra.span>
      {/* In one piece: spaces between parts would be lost in a flexible row. */}
      <span aria-hidden>
        <TileContent tile={tile} />
      </span>
    </chakra.button>
  );
}
