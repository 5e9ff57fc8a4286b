import { chakra } from '@chakra-ui/react';
import type { AppletFailure } from '@lemma/core/applet';
import { CircleAlert } from 'lucide-react';
import { useTexts } from '../language/index.ts';

/** Why an applet does not run, in a warning box (specification 001 §8). */
export function AppletFailureView({ failure }: { readonly failure: AppletFailure }) {
  const { t } = useTexts('applet');
  const told = failure.kind === 'exporter' && failure.message !== undefined ? failure.message : undefined;
  return (
    <chakra.div role="alert" display="flex" gap="2" px="4" py="3" rounded="md" bg="bg.warning" color="fg.warning">
      <chakra.span flex="none" mt="1">
        <CircleAlert size={16} aria-hidden="true" />
      </chakra.span>
      <chakra.span overflowWrap="anywhere">
        {told ?? t(`failed.${failure.kind}`)}
        {failure.kind === 'faulty' && <chakra.code ms="2">{failure.message}</chakra.code>}
      </chakra.span>
    </chakra.div>
  );
}
