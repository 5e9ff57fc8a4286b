import { chakra } from '@chakra-ui/react';
import {
  evaluateExpression,
  failureData,
  fields,
  formatValue,
  freeNames,
  parseExpression,
  type ExpressionFailure,
  type Field,
} from '@lemma/core/expression';
import { writesDecimalComma } from '@lemma/core/language';
import { useId, useState } from 'react';
import { useFindingText, useTexts } from '../language/index.ts';
import { ExpressionFacts } from './expression-facts.tsx';

/** One expression and everything the language knows about it: for authors who want to see how a text is read. */
export function ExpressionExplorer({ start }: { readonly start: string }) {
  const { t, language } = useTexts('expression');
  const [text, setText] = useState(start);
  const [field, setField] = useState<Field>('real');
  const id = useId();
  const decimalComma = writesDecimalComma(language);
  const parsed = parseExpression(text, { decimalComma });
  return (
    <chakra.section aria-label={t('title')} display="grid" gap="4" maxW="60rem">
      <chakra.div display="flex" flexWrap="wrap" gap="4" alignItems="flex-end">
        <chakra.label flex="1 1 16rem" display="grid" gap="1" htmlFor={`${id}text`}>
          {t('text')}
          <chakra.input
            id={`${id}text`}
            value={text}
            onChange={(event) => setText(event.target.value)}
            fontFamily="mono"
            borderWidth="1px"
            borderRadius="md"
            px="3"
            py="2"
            spellCheck={false}
            autoCapitalize="off"
            aria-invalid={!parsed.ok && parsed.failure.kind !== 'empty'}
            aria-describedby={`${id}failure`}
          />
        </chakra.label>
        <chakra.label display="grid" gap="1" htmlFor={`${id}field`}>
          {t('field')}
          <chakra.select
            id={`${id}field`}
            value={field}
            onChange={(event) => setField(fields.find((each) => each === event.target.value) ?? 'real')}
            borderWidth="1px"
            borderRadius="md"
            bg="bg.panel"
            px="3"
            py="2"
          >
            {fields.map((each) => (
              <option key={each} value={each}>
                {t(`fields.${each}`)}
              </option>
            ))}
          </chakra.select>
        </chakra.label>
      </chakra.div>
      <chakra.div id={`${id}failure`} role="status">
        {!parsed.ok && parsed.failure.kind !== 'empty' && <Failure text={text} failure={parsed.failure} />}
      </chakra.div>
      {parsed.ok && (
        <>
          <Value text={text} field={field} names={[...freeNames(parsed.value)]} />
          <ExpressionFacts expression={parsed.value} decimalComma={decimalComma} />
        </>
      )}
    </chakra.section>
  );
}

/** What is wrong, with the place in the text marked. */
function Failure({ text, failure }: { readonly text: string; readonly failure: ExpressionFailure }) {
  const inWords = useFindingText();
  const { from, to } = failure.span;
  const data = failureData(failure);
  return (
    <chakra.div borderStartWidth="4px" borderColor="red.solid" ps="3">
      <chakra.p>{inWords({ code: 'BAD_DEFINITION', data: { name: '', ...data } })}</chakra.p>
      <chakra.pre overflowX="auto">
        {text.slice(0, from)}
        <chakra.mark bg="red.muted" color="fg" textDecoration="underline wavy">
          {text.slice(from, to) || '␣'}
        </chakra.mark>
        {text.slice(to)}
      </chakra.pre>
    </chakra.div>
  );
}

interface ValueProps {
  readonly text: string;
  readonly field: Field;
  readonly names: readonly string[];
}

/** The value in a field, with a number to fill in for every free name. */
function Value({ text, field, names }: ValueProps) {
  const { t, language } = useTexts('expression');
  const inWords = useFindingText();
  const [given, setGiven] = useState<Readonly<Record<string, string>>>({});
  const isComplex = field === 'complex' || field === 'complex-rational';
  const shown = names.filter((name) => !(isComplex && name === 'i'));
  const variables = Object.fromEntries(shown.map((name) => [name, Number(given[name] ?? '1')]));
  const value = evaluateExpression(text, { variables, field, language });
  const format = { field, digits: 10, decimalComma: writesDecimalComma(language) };
  return (
    <chakra.div display="flex" flexWrap="wrap" gap="4" alignItems="baseline">
      {shown.map((name) => (
        <chakra.label key={name} display="flex" gap="2" alignItems="center">
          {name} =
          <chakra.input
            type="number"
            step="any"
            w="6rem"
            borderWidth="1px"
            borderRadius="md"
            px="2"
            py="1"
            value={given[name] ?? '1'}
            onChange={(event) => setGiven({ ...given, [name]: event.target.value })}
          />
        </chakra.label>
      ))}
      <chakra.p aria-live="polite">
        {t('value')}{' '}
        <chakra.output fontWeight="semibold" fontFamily="mono">
          {value.ok
            ? value.value.kind === 'truth'
              ? t(`truth.${String(value.value.value)}`)
              : formatValue(value.value, format)
            : inWords({ code: 'BAD_DEFINITION', data: { name: '', ...failureData(value.failure) } })}
        </chakra.output>
      </chakra.p>
    </chakra.div>
  );
}
