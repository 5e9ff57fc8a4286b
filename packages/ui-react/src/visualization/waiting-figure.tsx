import { chakra, Skeleton } from '@chakra-ui/react';
import { canvasesIn, plainText, type Visualization } from '@lemma/core/document';
import { useTexts } from '../language/index.ts';

/** A placeholder for a figure whose problem is not ready yet (specification 002 §4): as high as its first board. */
export function WaitingFigure({ visualization: { title, rows } }: { readonly visualization: Visualization }) {
  const { t, language } = useTexts('visualization');
  const [canvas] = canvasesIn(rows);
  return (
    <chakra.figure aria-label={plainText(title) || t('figure')} aria-busy="true" mx="0" my="5">
      <chakra.p lang={language} role="status" color="fg.muted" mb="3">
        {t('waiting')}
      </chakra.p>
      {canvas && (
        <Skeleton
          aria-hidden="true"
          maxW="100%"
          style={{ width: canvas.options.width, aspectRatio: canvas.options.width / canvas.options.height }}
        />
      )}
    </chakra.figure>
  );
}
