import type { Inline, Tile } from '@lemma/core/document';
import { use } from 'react';
import { AnchorsContext, InlineView, withoutControls } from '../inline/index.ts';
import { PlainImagesContext } from '../media/index.ts';

/** The width of an image on a tile (specification 001 §9). */
const imageWidth = '200px';

interface TileContentProps {
  readonly tile: Tile | undefined;
  /** Its content in words: formulas are named by it, so that what is seen and what is said are the same. */
  readonly name?: string;
}

/** What stands on a tile, without controls: it is part of one. Images are 200 pixels wide. */
export function TileContent({ tile, name }: TileContentProps) {
  const anchors = use(AnchorsContext);
  if (tile === undefined) return null;
  const content = (
    <PlainImagesContext value>
      <InlineView content={withoutControls(tile.content, anchors).map(inTileSize)} />
    </PlainImagesContext>
  );
  const hasFormula = tile.content.some(({ kind }) => kind === 'formula');
  return name === undefined || !hasFormula ? (
    content
  ) : (
    <span role="img" aria-label={name}>
      {content}
    </span>
  );
}

function inTileSize(inline: Inline): Inline {
  if (inline.kind !== 'media' || inline.media.kind !== 'image') return inline;
  const { height: _height, align: _align, ...image } = inline.media;
  return { ...inline, media: { ...image, width: imageWidth } };
}
