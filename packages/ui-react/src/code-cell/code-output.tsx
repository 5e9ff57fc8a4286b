import { chakra } from '@chakra-ui/react';
import { noOutput, type CodeFailure, type CodeRun } from '@lemma/core/code-cell';
import type { CodeLanguage } from '@lemma/core/document';
import { useNoAnswerText, useTexts } from '../language/index.ts';

interface CodeOutputProps {
  readonly run: CodeRun | undefined;
  readonly language: CodeLanguage;
  /** The name of its region. */
  readonly label: string;
}

/** The output of a program, and why it failed; announced while it runs. */
export function CodeOutputView({ run, language, label }: CodeOutputProps) {
  const { t } = useTexts('code-cell');
  const { text, images, isCut } = run === undefined || run.status === 'loading' ? noOutput : run.output;
  const failure = run?.status === 'ended' ? run.failure : undefined;
  const isShown = text !== '' || images.length > 0 || failure !== undefined;
  return (
    <chakra.div
      role="region"
      aria-label={label}
      aria-live="polite"
      aria-busy={run !== undefined && run.status !== 'ended'}
      // Scrollable content must be accessible by keyboard.
      tabIndex={isShown ? 0 : undefined}
      maxHeight="50vh"
      overflow="auto"
      bg="bg.muted"
      {...(isShown && { borderTopWidth: '1px', px: '4', py: '3' })}
    >
      {text !== '' && (
        <chakra.div fontFamily="mono" fontSize="sm" whiteSpace="pre-wrap" overflowWrap="anywhere">
          {text}
        </chakra.div>
      )}
      {failure !== undefined && <Failure failure={failure} language={language} />}
      {images.map(({ type, base64 }, index) => (
        <chakra.img
          key={index}
          src={`data:${type};base64,${base64}`}
          alt={t('image', { number: index + 1 })}
          maxWidth="100%"
          bg="white"
          my="2"
        />
      ))}
      {isCut && (
        <chakra.p fontSize="sm" color="fg.muted" mt="2">
          {t('cut')}
        </chakra.p>
      )}
    </chakra.div>
  );
}

function Failure({ failure, language }: { readonly failure: CodeFailure; readonly language: CodeLanguage }) {
  const { t } = useTexts('code-cell');
  const noAnswer = useNoAnswerText();
  const name = t(`languages.${language}`);
  const placeOf = ({ line, answer }: Extract<CodeFailure, { readonly kind: 'error' }>): string => {
    if (line === undefined) return t('failed.error');
    return answer === undefined ? t('failed.errorAt', { line }) : t('failed.errorInAnswer', { line, answer });
  };
  switch (failure.kind) {
    case 'timeout':
      return <Words>{t('failed.timeout')}</Words>;
    case 'environment':
      return <Words>{t('failed.environment', { language: name })}</Words>;
    case 'noAnswer':
      return <Words>{noAnswer(failure.failure, t('failed.environment', { language: name }))}</Words>;
    case 'notAvailable':
      return <Words>{t('failed.notAvailable', { language: name })}</Words>;
    case 'signedOut':
      return <Words>{t('failed.signedOut', { language: name })}</Words>;
    case 'busy':
      return <Words>{t('failed.busy', { seconds: failure.seconds })}</Words>;
    case 'error':
      return (
        <>
          <Words>{placeOf(failure)}</Words>
          <chakra.div fontFamily="mono" fontSize="sm" whiteSpace="pre-wrap" overflowWrap="anywhere" color="fg.error">
            {failure.message}
          </chakra.div>
          {failure.missing !== undefined && <Words>{t('failed.missing', { module: failure.missing })}</Words>}
        </>
      );
  }
}

function Words({ children }: { readonly children: string }) {
  const { language } = useTexts('code-cell');
  return (
    <chakra.p lang={language} color="fg.error" fontWeight="semibold" my="1">
      {children}
    </chakra.p>
  );
}
