import { Button, chakra } from '@chakra-ui/react';
import { textIn } from '@lemma/core/language';
import type { WorksheetHit } from '@lemma/core/search';
import { Info } from 'lucide-react';
import { useTexts } from '../language/index.ts';

interface WorksheetDetailsButtonProps {
  readonly hit: WorksheetHit;
  readonly onOpen: () => void;
}

/** Opens the panel of a worksheet, and receives the focus when that is closed. */
export function WorksheetDetailsButton({ hit, onOpen }: WorksheetDetailsButtonProps) {
  const { t, language } = useTexts('worksheet-template');
  return (
    <Button
      id={detailsButtonId(hit.id)}
      size={{ base: 'md', md: '2xs' }}
      flex="none"
      variant="outline"
      aria-haspopup="dialog"
      aria-label={t('detailsNamed', { name: textIn(hit.title, language) })}
      onClick={onOpen}
    >
      <Info size={16} aria-hidden="true" />
      <chakra.span hideBelow="md">{t('details')}</chakra.span>
    </Button>
  );
}

/** The id of the button that opens a template's panel. */
export function detailsButtonId(templateId: string): string {
  return `details-${templateId}`;
}
