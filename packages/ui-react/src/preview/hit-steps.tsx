import { HStack, Text } from '@chakra-ui/react';
import { tokens } from '@lemma/core/tokens';
import type { HitNeighbours } from '@lemma/core/search';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { useService } from '../binding/index.ts';
import { useTexts } from '../language/index.ts';
import { AppLink, isBehindDialog, singleKey, singleKeysAreOn, useNavigate } from '../shell/index.ts';

interface HitStepsProps {
  readonly neighbours: HitNeighbours;
  readonly hrefOf: (hit: HitNeighbours['hit']) => string;
}

/** The ways to the hits before and after a document, which are also those of the keys K and J. */
export function HitSteps({ neighbours: { previous, next, place, total }, hrefOf }: HitStepsProps) {
  const { t } = useTexts('preview');
  const storage = useService(tokens.localStorage);
  const navigate = useNavigate();
  const step = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || isBehindDialog() || !singleKeysAreOn(storage)) return;
    const key = singleKey(event);
    const hit = key === 'j' ? next : key === 'k' ? previous : undefined;
    if (hit === undefined) return;
    event.preventDefault();
    navigate(hrefOf(hit));
    toTop();
  });
  useEffect(() => {
    const hear = (event: KeyboardEvent) => step(event);
    window.addEventListener('keydown', hear);
    return () => window.removeEventListener('keydown', hear);
  }, []);
  return (
    <HStack as="nav" aria-label={t('hits')} gap="1">
      <Step
        hit={previous}
        hrefOf={hrefOf}
        text={t('previousHit')}
        keys="K"
        icon={<ChevronLeft size={18} aria-hidden="true" />}
      />
      <Text fontSize="sm" color="fg.muted" fontVariantNumeric="tabular-nums" role="status">
        {t('hitOf', { place, total })}
      </Text>
      <Step
        hit={next}
        hrefOf={hrefOf}
        text={t('nextHit')}
        keys="J"
        icon={<ChevronRight size={18} aria-hidden="true" />}
      />
    </HStack>
  );
}

interface StepProps {
  readonly hit: HitNeighbours['hit'] | undefined;
  readonly hrefOf: (hit: HitNeighbours['hit']) => string;
  readonly text: string;
  readonly keys: string;
  readonly icon: ReactNode;
}

/** At the end of the list the way leads nowhere, but keeps its place and the focus. */
function Step({ hit, hrefOf, text, keys, icon }: StepProps) {
  const label = hit === undefined ? text : `${text}: ${hit.name}`;
  return (
    <AppLink
      href={hit === undefined ? '' : hrefOf(hit)}
      aria-label={label}
      title={`${label} (${keys})`}
      aria-keyshortcuts={keys}
      aria-disabled={hit === undefined}
      color={hit === undefined ? 'fg.subtle' : undefined}
      display="inline-flex"
      alignItems="center"
      justifyContent="center"
      minW="11"
      minH="11"
      borderRadius="l2"
      _hover={{ bg: 'bg.muted' }}
      onClick={hit === undefined ? (event) => event.preventDefault() : toTop}
    >
      {icon}
    </AppLink>
  );
}

/** Another document begins at its beginning. */
function toTop(): void {
  window.scrollTo({ top: 0, behavior: 'instant' });
}
