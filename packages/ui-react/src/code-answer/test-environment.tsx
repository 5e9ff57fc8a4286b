import { Box, chakra, HStack, VisuallyHidden } from '@chakra-ui/react';
import type { CodeRun } from '@lemma/core/code-cell';
import type { CodeLanguage } from '@lemma/core/document';
import { Suspense, useId, useMemo, type ReactNode } from 'react';
import { CodeAsText, CodeOutputView, LateCodeEditor } from '../code-cell/index.ts';
import { useTexts } from '../language/index.ts';

interface TestEnvironmentProps {
  readonly language: CodeLanguage;
  /** The name of the answer. */
  readonly name: string;
  readonly text: string;
  readonly run: CodeRun | undefined;
  readonly onWrite: (text: string) => void;
  readonly onRun: () => void;
  /** Its buttons. */
  readonly children: ReactNode;
}

/** Code of the learner's own that runs after the answer. Nothing in it is marked. */
export function TestEnvironment({ language, name, text, run, onWrite, onRun, children }: TestEnvironmentProps) {
  const { t, language: ofInterface } = useTexts('code-cell');
  const id = useId();
  // The editor keeps its own text while it is typed: all of it is one editable piece.
  const cell = useMemo(() => ({ language, text: '', editableRanges: [] }), [language]);
  const inputs = useMemo(() => [text], [text]);
  return (
    <Box role="group" aria-label={t('answer.testOf', { name })} borderTopWidth="1px">
      <chakra.div id={`${id}help`} px="4" py="2" bg="bg.muted" fontSize="sm" lang={ofInterface}>
        {t('answer.testHelp')} <VisuallyHidden>{t('leave')}</VisuallyHidden>
      </chakra.div>
      <Suspense fallback={<CodeAsText cell={cell} inputs={inputs} />}>
        <LateCodeEditor
          cell={cell}
          inputs={inputs}
          label={t('answer.testCode', { name })}
          describedBy={`${id}help`}
          refusal={t('refused')}
          isReadOnly={false}
          onWrite={([written = '']) => onWrite(written)}
          onRun={onRun}
        />
      </Suspense>
      <HStack gap="2" px="4" py="2" flexWrap="wrap" lang={ofInterface} data-control borderTopWidth="1px">
        {children}
      </HStack>
      <CodeOutputView run={run} language={language} label={t('answer.testOutput', { name })} />
    </Box>
  );
}
