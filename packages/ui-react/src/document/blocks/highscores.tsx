import type { Highscores } from '@lemma/core/document';
import { HighscoresView } from '../../game/index.ts';
import { placeOf } from '../place.ts';

/** The ranking of a game. */
export function HighscoresBlockView({ block }: { readonly block: Highscores }) {
  return (
    <div {...placeOf(block.span)}>
      <HighscoresView highscores={block} />
    </div>
  );
}
