import { chakra } from '@chakra-ui/react';
import type { BridgeFailure } from '@lemma/core/mathlet';
import { CircleAlert } from 'lucide-react';
import { useTexts } from '../language/index.ts';

/** What has gone wrong between a figure and its problem (specification 002 §8.3), shown at the figure. */
export function BridgeFailures({ failures }: { readonly failures: readonly BridgeFailure[] }) {
  const { t, language } = useTexts('visualization');
  if (failures.length === 0) return null;
  return (
    <chakra.div
      lang={language}
      role="alert"
      mt="3"
      p="3"
      borderWidth="1px"
      borderColor="border.error"
      bg="bg.error"
      rounded="md"
    >
      <chakra.ul listStyleType="none" m="0" p="0" color="fg.error">
        {failures.map((failure, index) => (
          <chakra.li key={index} display="flex" gap="2" m="0">
            <chakra.span flex="none" mt="1">
              <CircleAlert size={16} aria-hidden="true" />
            </chakra.span>
            <span>
              {t(`bridge.${failure.kind}`, 'name' in failure ? { name: failure.name } : {})}
              {failure.kind === 'cannotPass' && (
                <chakra.span color="fg.muted" fontSize="sm" ms="2">
                  {t('bridge.answer', { name: failure.name, ...failure.place })}
                </chakra.span>
              )}
            </span>
          </chakra.li>
        ))}
      </chakra.ul>
    </chakra.div>
  );
}
