import type { ShownValues } from '@lemma/core/exercise';
import { chakra } from '@chakra-ui/react';
import { parseExpression, printTex, failureData } from '@lemma/core/expression';
import { writesDecimalComma, type Language } from '@lemma/core/language';
import type { Variable } from '@lemma/viz-engine/definitions';
import { useCallback } from 'react';
import { LiveFormula } from '../formula/index.ts';
import { usePageLanguage, useTexts } from '../language/index.ts';
import type { InputFailure } from './editable-value.ts';

interface InputNoteProps {
  readonly id: string;
  readonly variable: Variable;
  readonly text: string;
  readonly failure: InputFailure | undefined;
  readonly values: ShownValues;
}

/** The note at a field: a live preview of how the input is parsed, or why it cannot be accepted. */
export function InputNote({ id, variable, text, failure, values }: InputNoteProps) {
  const language = usePageLanguage();
  const inWords = useInputFailureText();
  const tex = previewTex(variable, text, language);
  if (failure === undefined && tex === undefined) return <span id={id} />;
  return (
    <chakra.span
      id={id}
      role={failure === undefined ? undefined : 'alert'}
      position="absolute"
      zIndex="docked"
      insetStart="0"
      top="100%"
      width="max-content"
      maxWidth="min(24rem, 80vw)"
      px="2"
      py="1"
      bg="bg.panel"
      borderWidth="1px"
      borderColor={failure === undefined ? 'border' : 'border.error'}
      rounded="sm"
      boxShadow="sm"
      fontSize="sm"
      color={failure === undefined ? 'fg' : 'fg.error'}
    >
      {failure === undefined && tex !== undefined ? <LiveFormula tex={tex} values={values} /> : null}
      {failure !== undefined && inWords(failure, text)}
    </chakra.span>
  );
}

function previewTex({ name, element: { call } }: Variable, text: string, language: Language): string | undefined {
  const decimalComma = writesDecimalComma(language);
  const parsed = parseExpression(text, { decimalComma });
  if (!parsed.ok) return undefined;
  const parameters = call === undefined ? '' : `(${call.parameters.join(decimalComma ? ';' : ',')})`;
  return `${nameTex(name)}${parameters} = ${printTex(parsed.value, { decimalComma })}`;
}

function nameTex(name: string): string {
  return name.length === 1 ? name : `\\mathit{${name.replaceAll('_', '\\_')}}`;
}

/** Formulates why what was typed cannot be accepted. */
function useInputFailureText(): (failure: InputFailure, text: string) => string {
  const { t } = useTexts('visualization');
  const { t: inFailures } = useTexts('failure');
  return useCallback(
    (failure, text) => {
      switch (failure.kind) {
        case 'wrongParameters':
          return t('input.wrongParameters', { name: failure.name });
        case 'notFinite':
          return t('notANumber');
        default: {
          const data = failureData(failure, text);
          const reason = inFailures(`reasons.${failure.kind}`, data);
          return data['suggestion'] === undefined ? reason : `${reason} ${inFailures('suggestion', data)}`;
        }
      }
    },
    [t, inFailures],
  );
}
