import type { Inline, Tile } from '@lemma/core/document';
import { use } from 'react';
import { AnchorsContext, InlineView, withoutControls } from '../inline/index.ts';
import { PlainImagesContext } from '../media/index.ts';

/** The width of an image on a tile (specification 001 §9). */
const imageWidth = '200px';

interface TileContentProps {
  readonly tile: Tile | undefined;
}

/** What stands on a tile, without controls: it is part of one. Images are 200 pixels wide. */
export function TileContent({ tile }: TileContentProps) {
  const anchors = use(AnchorsContext);
  if (tile === undefined) return null;
  return (
    <PlainImagesContext value>
      <InlineView content={withoutControls(tile.content, anchors).map(inTileSize)} />
    </PlainImagesContext>
  );
}

function inTileSize(inline: Inline): Inline {
  if (inline.kind !== 'media' || inline.media.kind !== 'image') return inline;
  const { path, alternative, pixels, span } = inline.media;
  return {
    kind: 'media',
    media: {
      kind: 'image',
      width: imageWidth,
      span,
      ...(path !== undefined && { path }),
      ...(alternative !== undefined && { alternative }),
      ...(pixels && { pixels }),
    },
  };
}
