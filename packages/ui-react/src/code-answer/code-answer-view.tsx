import { Button, chakra, Checkbox, HStack, VisuallyHidden } from '@chakra-ui/react';
import { CodeAnswerStore, codeInputs, codeText, codeValue, type CodeAnswerRun } from '@lemma/core/code-answer';
import { isRunning, type AnswerToRun, type CodeRun } from '@lemma/core/code-cell';
import type { CodeFragment, CodeLanguage } from '@lemma/core/document';
import type { AnswerShelf } from '@lemma/core/mathlet';
import { tokens } from '@lemma/core/tokens';
import { Play, RotateCcw, Square } from 'lucide-react';
import { Suspense, useEffect, useId, useMemo } from 'react';
import { forFingers } from '../answer/index.ts';
import { useService, useStore } from '../binding/index.ts';
import { CodeAsText, CodeOutputView, LateCodeEditor, Places } from '../code-cell/index.ts';
import { useTexts } from '../language/index.ts';
import { TestEnvironment } from './test-environment.tsx';

export interface CodeAnswerViewProps {
  readonly language: CodeLanguage;
  readonly fragment: CodeFragment;
  /** The name of the field. */
  readonly name: string;
  /** The text of the answer; undefined if nothing was given yet. */
  readonly value: string | undefined;
  readonly readOnly: boolean;
  readonly onChange: (value: string) => void;
  /** Where its program is run; without one, what stands in the editor is run in the browser. */
  readonly place: Pick<AnswerToRun, 'problem' | 'question' | 'answer'> | undefined;
  /** Where its test environment is kept. */
  readonly shelf: AnswerShelf;
}

/** An answer that is code: its editor, its runs, and the test environment (specification 001 §2). */
export function CodeAnswerView({
  language,
  fragment,
  name,
  value,
  readOnly,
  onChange,
  place,
  shelf,
}: CodeAnswerViewProps) {
  const { t, language: ofInterface } = useTexts('code-cell');
  const id = useId();
  const runner = useService(tokens.codeRunner);
  const store = useMemo(() => new CodeAnswerStore({ runner, shelf }), [runner, shelf]);
  useEffect(() => () => store.dispose(), [store]);
  const { runs, isTestOpen, test } = useStore(store);
  const cell = useMemo(() => ({ language, ...fragment }), [language, fragment]);
  const inputs = useMemo(() => codeInputs(fragment, value), [fragment, value]);

  const run = (which: CodeAnswerRun) => {
    const code = codeText(fragment, value) + (which === 'test' ? `\n${test}` : '');
    const testCode = which === 'test' ? { test } : {};
    const answer = place && { ...place, value: codeValue(inputs), ...testCode };
    store.run(which, { language, code, name, ...(answer && { answer }) });
  };
  const isBusy = isRunning(runs.answer) || isRunning(runs.test);
  const help = `${id}help`;

  return (
    <chakra.figure aria-label={name} borderWidth="1px" rounded="md" overflow="hidden" mx="0" my="4" maxWidth="100%">
      <Suspense fallback={<CodeAsText cell={cell} inputs={inputs} />}>
        <LateCodeEditor
          cell={cell}
          inputs={inputs}
          label={t('answer.code', { name, language: t(`languages.${language}`) })}
          describedBy={help}
          refusal={t('refused')}
          isReadOnly={readOnly}
          onWrite={(written) => onChange(codeValue(written))}
          onRun={() => run('answer')}
        />
      </Suspense>
      <VisuallyHidden id={help} lang={ofInterface}>
        <Places cell={cell} /> {t('leave')}
      </VisuallyHidden>
      <HStack gap="2" px="4" py="2" flexWrap="wrap" lang={ofInterface} data-control borderTopWidth="1px">
        <RunButtons run={runs.answer} isBusy={isBusy} onRun={() => run('answer')} onStop={() => store.cancel()} />
        <Button
          size="sm"
          css={forFingers}
          variant="outline"
          disabled={readOnly}
          onClick={() => onChange(codeValue(codeInputs(fragment, undefined)))}
        >
          <RotateCcw size={16} aria-hidden="true" />
          {t('reset')}
        </Button>
        <Checkbox.Root
          size="sm"
          css={forFingers}
          checked={isTestOpen}
          onCheckedChange={({ checked }) => store.openTest(checked === true)}
        >
          <Checkbox.HiddenInput />
          <Checkbox.Control />
          <Checkbox.Label>{t('answer.openTest')}</Checkbox.Label>
        </Checkbox.Root>
      </HStack>
      <CodeOutputView run={runs.answer} language={language} label={t('answer.output', { name })} />
      {isTestOpen && (
        <TestEnvironment
          language={language}
          name={name}
          text={test}
          run={runs.test}
          onWrite={(written) => store.writeTest(written)}
          onRun={() => run('test')}
        >
          <RunButtons run={runs.test} isBusy={isBusy} onRun={() => run('test')} onStop={() => store.cancel()} />
        </TestEnvironment>
      )}
    </chakra.figure>
  );
}

interface RunButtonsProps {
  readonly run: CodeRun | undefined;
  readonly isBusy: boolean;
  readonly onRun: () => void;
  readonly onStop: () => void;
}

/** Run, and while it runs, Stop. */
function RunButtons({ run, isBusy, onRun, onStop }: RunButtonsProps) {
  const { t } = useTexts('code-cell');
  const isOwn = isRunning(run);
  return (
    <>
      {/* Not `disabled`, because the button would lose focus after being pressed; the store ignores further runs. */}
      <Button size="sm" css={forFingers} aria-disabled={isBusy} onClick={onRun} title={t('runKey')}>
        <Play size={16} aria-hidden="true" />
        {t('run')}
      </Button>
      <Button size="sm" css={forFingers} variant="outline" disabled={!isOwn} onClick={onStop}>
        <Square size={14} aria-hidden="true" />
        {t('answer.stop')}
      </Button>
      <chakra.span role="status" fontSize="sm" color="fg.muted">
        {isOwn ? t('running') : ''}
      </chakra.span>
    </>
  );
}
