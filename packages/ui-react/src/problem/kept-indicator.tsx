import { Alert, chakra } from '@chakra-ui/react';
import { keptness, waitingAnswers, type Keptness, type NotKept, type ProblemStore } from '@lemma/core/problem';
import { Check, CheckCheck, CloudOff, Ellipsis } from 'lucide-react';
import { useStore } from '../binding/index.ts';
import { useTexts } from '../language/index.ts';

const signs = { kept: Check, saved: CheckCheck, keeping: Ellipsis } as const;

/** Whether the platform has everything that was typed; announced only when it does not. */
export function KeptIndicator({ store }: { readonly store: ProblemStore }) {
  const { t } = useTexts('problem');
  const kept = useStore(store, keptness);
  const waiting = useStore(store, waitingAnswers);
  const isOnDevice = useStore(store, (state) => state.isOnDevice);
  const isOverdue = useStore(store, (state) => state.isOverdue);
  const Icon = isNotKept(kept) ? CloudOff : kept === 'nothing' ? undefined : signs[kept];
  const words = isNotKept(kept)
    ? t(isOnDevice ? 'waiting' : 'waitingInPage', { count: waiting })
    : kept === 'nothing'
      ? undefined
      : t(kept);
  return (
    <>
      {Icon && (
        <chakra.span
          display="inline-flex"
          alignItems="center"
          gap="1.5"
          fontSize="sm"
          color={isNotKept(kept) ? 'orange.fg' : 'fg.muted'}
          {...(isNotKept(kept) ? { 'aria-hidden': true } : {})}
        >
          <Icon size={16} aria-hidden="true" />
          {words}
        </chakra.span>
      )}
      <chakra.span role="status" fontSize="sm" color="fg.muted" flexBasis="100%" _empty={{ display: 'none' }}>
        {isNotKept(kept) && isOnDevice && !isOverdue && (
          <>
            {/* The number of answers changes while typing goes on, which nobody wants to hear. */}
            <chakra.span srOnly>{t('notKept')}. </chakra.span>
            {t(`why.${kept}`)}
          </>
        )}
      </chakra.span>
      {(!isOnDevice || isOverdue) && waiting > 0 && (
        <Alert.Root status={isOnDevice ? 'warning' : 'error'} role="alert" flexBasis="100%">
          <Alert.Indicator />
          <Alert.Content>
            <Alert.Title>{t(isOnDevice ? 'overdue' : 'notOnDevice')}</Alert.Title>
            <Alert.Description>
              {isOnDevice ? t(`why.${isNotKept(kept) ? kept : 'notKept'}`) : t('notOnDeviceHint')}
            </Alert.Description>
          </Alert.Content>
        </Alert.Root>
      )}
    </>
  );
}

function isNotKept(kept: Keptness): kept is NotKept {
  return kept !== 'nothing' && !(kept in signs);
}
