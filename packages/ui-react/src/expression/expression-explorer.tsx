import { chakra } from '@chakra-ui/react';
import {
  evaluateExpression,
  failureData,
  fields,
  formatValue,
  namesWithoutValue,
  parseExpression,
  type ExpressionFailure,
  type Field,
} from '@lemma/core/expression';
import { writesDecimalComma } from '@lemma/core/language';
import { useId, useState } from 'react';
import { useFindingText, useTexts } from '../language/index.ts';
import { ExpressionFacts } from './expression-facts.tsx';

/** An expression and everything the language knows about it, for authors who want to see how a text is parsed. */
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
          <Value text={text} field={field} names={namesWithoutValue(parsed.value, field)} />
          <ExpressionFacts expression={parsed.value} decimalComma={decimalComma} />
        </>
      )}
    </chakra.section>
  );
}

/** The error, with its position marked in the text. */
function Failure({ text, failure }: { readonly text: string; readonly failure: ExpressionFailure }) {
  const inWords = useFindingText();
  const { from, to } = failure.span;
  const data = { ...failureData(failure, text), name: '' };
  return (
    <chakra.div borderStartWidth="4px" borderColor="red.solid" ps="3">
      <chakra.p>{inWords({ code: 'BAD_DEFINITION', data })}</chakra.p>
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

/** The value in a field. The value of each name is an expression, too. */
function Value({ text, field, names }: ValueProps) {
  const { t, language } = useTexts('expression');
  const [given, setGiven] = useState<Readonly<Record<string, string>>>({});
  const worths = names.map((name) => {
    const written = given[name] ?? '1';
    return { name, written, worth: evaluateExpression(written, { field, language }) };
  });
  const known = worths.flatMap(({ name, worth }) => (worth.ok ? [[name, worth.value] as const] : []));
  const value = evaluateExpression(text, { variables: Object.fromEntries(known), field, language });
  const format = { field, digits: 10, decimalComma: writesDecimalComma(language) };
  return (
    <chakra.div display="grid" gap="3">
      {worths.map(({ name, written, worth }) => (
        <NamedValue
          key={name}
          name={name}
          written={written}
          failure={worth.ok ? undefined : worth.failure}
          onWrite={(next) => setGiven({ ...given, [name]: next })}
        />
      ))}
      {known.length === names.length && (
        <chakra.div aria-live="polite">
          {value.ok ? (
            <chakra.p>
              {t('value')}{' '}
              <chakra.output fontWeight="semibold" fontFamily="mono">
                {value.value.kind === 'truth'
                  ? t(value.value.value ? 'truth.true' : 'truth.false')
                  : formatValue(value.value, format)}
              </chakra.output>
            </chakra.p>
          ) : (
            <Failure text={text} failure={value.failure} />
          )}
        </chakra.div>
      )}
    </chakra.div>
  );
}

interface NamedValueProps {
  readonly name: string;
  readonly written: string;
  readonly failure: ExpressionFailure | undefined;
  readonly onWrite: (written: string) => void;
}

/** An input for the value of a name. */
function NamedValue({ name, written, failure, onWrite }: NamedValueProps) {
  const id = useId();
  return (
    <chakra.div display="grid" gap="1">
      <chakra.label display="flex" gap="2" alignItems="center" fontFamily="mono">
        {name} =
        <chakra.input
          value={written}
          onChange={(event) => onWrite(event.target.value)}
          w="10rem"
          borderWidth="1px"
          borderRadius="md"
          px="2"
          py="1"
          spellCheck={false}
          autoCapitalize="off"
          aria-invalid={failure !== undefined}
          aria-describedby={id}
        />
      </chakra.label>
      <chakra.div id={id} role="status">
        {failure !== undefined && <Failure text={written} failure={failure} />}
      </chakra.div>
    </chakra.div>
  );
}
