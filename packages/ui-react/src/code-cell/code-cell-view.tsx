import { Button, chakra, HStack, VisuallyHidden } from '@chakra-ui/react';
import { CodeCellStore, isRunning, type CodeRun } from '@lemma/core/code-cell';
import { tokens } from '@lemma/core/tokens';
import { plainText, type CodeCell } from '@lemma/core/document';
import type { AnswerShelf } from '@lemma/core/mathlet';
import { Play, RotateCcw } from 'lucide-react';
import { Suspense, useEffect, useId, useMemo } from 'react';
import { useService, useStore } from '../binding/index.ts';
import { InlineView } from '../inline/index.ts';
import { useTexts } from '../language/index.ts';
import { CodeAsText, Places } from './code-as-text.tsx';
import { CodeOutputView } from './code-output.tsx';
import { LateCodeEditor } from './late-code-editor.tsx';

interface CodeCellViewProps {
  readonly cell: CodeCell;
  /** The storage for inputs, by the name of the cell. */
  readonly shelf: AnswerShelf;
  /** False in a correction: nothing can be typed then. */
  readonly isWritable: boolean;
}

/** A code cell: an editor, a run button, and the output. */
export function CodeCellView({ cell, shelf, isWritable }: CodeCellViewProps) {
  const { t, language: ofInterface } = useTexts('code-cell');
  const id = useId();
  const runner = useService(tokens.codeRunner);
  const store = useMemo(
    () => new CodeCellStore({ runner, shelf: { ...shelf, key: `${shelf.key}/${cell.id}` } }, cell),
    [runner, shelf, cell],
  );
  useEffect(() => () => store.dispose(), [store]);
  const { inputs, run } = useStore(store);
  const { counter, title } = cell;
  const language = t(`languages.${cell.language}`);
  const name = plainText(title);
  const status = run?.status === 'loading' ? t('loading', { language }) : run?.status === 'running' ? t('running') : '';
  return (
    <chakra.figure
      aria-label={name === '' ? t('cell', { counter, language }) : name}
      borderWidth="1px"
      rounded="md"
      overflow="hidden"
      mx="0"
      my="5"
    >
      <chakra.figcaption display="flex" gap="3" px="4" py="2" bg="bg.muted" borderBottomWidth="1px" fontSize="sm">
        <chakra.span fontFamily="mono" color="fg.muted">
          {t('in', { counter })}
        </chakra.span>
        <chakra.span fontWeight="semibold">{name === '' ? language : <InlineView content={title} />}</chakra.span>
      </chakra.figcaption>
      <Suspense fallback={<CodeAsText cell={cell} inputs={inputs} />}>
        <LateCodeEditor
          cell={cell}
          inputs={inputs}
          label={t('code', { counter, language })}
          describedBy={`${id}help`}
          refusal={t('refused')}
          isReadOnly={!isWritable}
          onWrite={(written) => store.write(written)}
          onRun={() => store.run()}
        />
      </Suspense>
      <VisuallyHidden id={`${id}help`} lang={ofInterface}>
        <Places cell={cell} /> {t('leave')}
      </VisuallyHidden>
      <HStack gap="2" px="4" py="2" flexWrap="wrap" lang={ofInterface} data-control borderTopWidth="1px">
        {/* Not `disabled`, because the button would lose focus after being pressed. While it is running, the store ignores further runs. */}
        <Button size="sm" aria-disabled={isRunning(run)} onClick={() => store.run()} title={t('runKey')}>
          <Play size={16} aria-hidden="true" />
          {t('run')}
        </Button>
        <Button size="sm" variant="outline" disabled={!isWritable} onClick={() => store.reset()}>
          <RotateCcw size={16} aria-hidden="true" />
          {t('reset')}
        </Button>
        <chakra.span role="status" fontSize="sm" color="fg.muted">
          {status}
        </chakra.span>
      </HStack>
      <CodeOutputView run={run} language={cell.language} label={t('output', { counter })} />
      {cell.language === 'python' && lacksPackage(run) && (
        <chakra.p lang={ofInterface} role="note" px="4" py="3" m="0" bg="bg.muted">
          {t('failed.noPackages')}
        </chakra.p>
      )}
    </chakra.figure>
  );
}

/** Whether a program failed because it imports something that is not there. */
function lacksPackage(run: CodeRun | undefined): boolean {
  const failure = run?.status === 'ended' ? run.failure : undefined;
  return failure?.kind === 'error' && failure.message.includes('ModuleNotFoundError');
}
