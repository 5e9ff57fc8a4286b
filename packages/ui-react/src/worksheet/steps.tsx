import { Button, HStack, Text, chakra } from '@chakra-ui/react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTexts } from '../language/index.ts';

interface StepsProps {
  /** From 0. */
  readonly position: number;
  readonly total: number;
  readonly onSelect: (position: number) => void;
}

/** Moves from problem to problem; stops at the ends (specification 000 §4). */
export function Steps({ position, total, onSelect }: StepsProps) {
  const { t } = useTexts('worksheet');
  return (
    <HStack justify="space-between" gap="3" wrap="wrap" _print={{ display: 'none' }}>
      <Button
        variant="outline"
        aria-label={t('previous')}
        disabled={position === 0}
        onClick={() => onSelect(position - 1)}
      >
        <ChevronLeft size={16} aria-hidden="true" />
        <Words long={t('previous')} short={t('previousShort')} />
      </Button>
      <Text
        role="status"
        color="fg.muted"
        fontSize="sm"
        textAlign="center"
        order={{ base: -1, md: 0 }}
        flexBasis={{ base: '100%', md: 'auto' }}
      >
        {t('position', { position: position + 1, total })}
      </Text>
      <Button
        variant="outline"
        aria-label={t('next')}
        disabled={position >= total - 1}
        onClick={() => onSelect(position + 1)}
      >
        <Words long={t('next')} short={t('nextShort')} />
        <ChevronRight size={16} aria-hidden="true" />
      </Button>
    </HStack>
  );
}

/** Abbreviated on a phone, in full if there is room. */
function Words({ long, short }: { readonly long: string; readonly short: string }) {
  return (
    <>
      <chakra.span hideBelow="md">{long}</chakra.span>
      <chakra.span hideFrom="md">{short}</chakra.span>
    </>
  );
}
