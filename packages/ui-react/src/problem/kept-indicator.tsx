import { chakra } from '@chakra-ui/react';
import type { Keptness } from '@lemma/core/problem';
import { Check, CheckCheck, CloudOff, Ellipsis } from 'lucide-react';
import { useTexts } from '../language/index.ts';

const signs = {
  kept: { Icon: Check, color: 'fg.muted' },
  saved: { Icon: CheckCheck, color: 'fg.muted' },
  keeping: { Icon: Ellipsis, color: 'fg.muted' },
  notKept: { Icon: CloudOff, color: 'orange.fg' },
} as const;

/** Whether the platform has everything that was typed; announced only when it does not. */
export function KeptIndicator({ kept }: { readonly kept: Keptness }) {
  const { t } = useTexts('problem');
  const sign = kept === 'nothing' ? undefined : signs[kept];
  return (
    <>
      {kept !== 'nothing' && sign && (
        <chakra.span
          display="inline-flex"
          alignItems="center"
          gap="1.5"
          fontSize="sm"
          color={sign.color}
          {...(kept === 'notKept' ? { 'aria-hidden': true } : {})}
        >
          <sign.Icon size={16} aria-hidden="true" />
          {t(kept)}
        </chakra.span>
      )}
      <chakra.span role="status" fontSize="sm" color="fg.muted" flexBasis="100%" _empty={{ display: 'none' }}>
        {kept === 'notKept' && (
          <>
            <chakra.span srOnly>{t('notKept')}. </chakra.span>
            {t('notKeptHint')}
          </>
        )}
      </chakra.span>
    </>
  );
}
