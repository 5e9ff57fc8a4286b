import { Box } from '@chakra-ui/react';
import { toFinding, type VariableFailure } from '@lemma/core/variables';
import { useTexts } from '../language/index.ts';
import { placeOf } from './place.ts';

/** Replaces a question whose data cannot be drawn: explains why, for its author (specification 002 §8.1). */
export function DrawFailures({ failures }: { readonly failures: readonly VariableFailure[] }) {
  const { t, tell, language } = useTexts('document');
  return (
    <Box role="alert" lang={language} bg="red.subtle" color="red.fg" p="4" rounded="md">
      <strong>{t('drawFailed')}</strong>
      <ul>
        {failures.map((failure, index) => {
          const { code, data, span } = toFinding(failure);
          const reason = failure.kind === 'notFulfilled' ? (data['reason'] ?? failure.kind) : failure.kind;
          return (
            <li key={index} {...placeOf(span)}>
              {tell(`drawFailure.${reason}`, data)} <code>{code}</code>
            </li>
          );
        })}
      </ul>
    </Box>
  );
}
