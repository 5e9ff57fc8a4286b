import { chakra } from '@chakra-ui/react';
import { use } from 'react';
import { useStore } from '../binding/index.ts';
import { useContentTexts } from '../language/index.ts';
import { forFingers } from './for-fingers.ts';
import { TileBoardContext, type TilePlaceProps } from './tile-board-context.ts';
import { spotText } from './spot-text.ts';
import { TileContent } from './tile-content.tsx';
import { tileLook } from './tile-look.ts';

/** A numbered place for a tile, inside a line of text: shows the tile that lies on it. */
export function TilePlace({ place, label, value, readOnly = false, invalid = false, describedBy }: TilePlaceProps) {
  const board = use(TileBoardContext);
  if (board === undefined) throw new Error('A place needs a board of tiles around it');
  const { t } = useContentTexts('tile-board');
  const { store, tiles, over, choose, dragOf, nameOf } = board;
  const held = useStore(store, (state) => state.held);
  const tile = tiles.find(({ id }) => id === value.trim());
  const spot = { kind: 'place', place } as const;
  const isHeld = held?.from === place;
  const isOver = over?.kind === 'place' && over.place === place;
  const isOff = readOnly || board.readOnly;
  return (
    <chakra.button
      type="button"
      data-spot={spotText(spot)}
      {...(!isOff && { 'aria-pressed': isHeld })}
      {...(describedBy !== undefined && { 'aria-describedby': describedBy })}
      disabled={isOff}
      onClick={(event) => choose(spot, event.detail === 0)}
      {...(!isOff && tile !== undefined && dragOf(spot))}
      css={{ ...tileLook, ...forFingers }}
      gap="2"
      ps="1.5"
      minWidth="20"
      my="0.5"
      verticalAlign="middle"
      cursor={isOff ? 'default' : tile === undefined ? 'pointer' : 'grab'}
      focusRing="outside"
      bg={isOver ? 'brand.muted' : tile === undefined ? 'bg.muted' : isOff ? 'bg.subtle' : 'bg.panel'}
      borderStyle={tile === undefined ? 'dashed' : 'solid'}
      borderWidth={isHeld || isOver ? '2px' : '1px'}
      borderColor={invalid ? 'red.solid' : isHeld || isOver || held !== undefined ? 'brand.solid' : 'border.emphasized'}
      touchAction={tile === undefined ? 'manipulation' : 'none'}
      userSelect="none"
    >
      {/* Said in words: the signs of a formula would be read one by one. */}
      <chakra.span srOnly>
        {t('place', { label, place, tile: tile === undefined ? t('empty') : nameOf(tile.id) })}
      </chakra.span>
      <chakra.span
        aria-hidden
        flex="none"
        alignSelf="flex-start"
        fontSize="xs"
        lineHeight="1.5"
        fontWeight="semibold"
        color="fg.muted"
      >
        {place}
      </chakra.span>
      <chakra.span aria-hidden flex="1" minWidth="0" opacity={isHeld ? '0.6' : undefined}>
        {tile === undefined ? ' ' : <TileContent tile={tile} />}
      </chakra.span>
    </chakra.button>
  );
}
