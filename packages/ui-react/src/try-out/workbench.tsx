import { Box, Heading, Kbd, chakra } from '@chakra-ui/react';
import { ConversionStore, type ConversionGateway } from '@lemma/core/conversion';
import { tokens } from '@lemma/core/tokens';
import type { Language } from '@lemma/core/language';
import type { Span } from '@lemma/core/source';
import { Suspense, useCallback, useEffect, useEffectEvent, useMemo, useRef, useState, type ReactNode } from 'react';
import { useService, useStore } from '../binding/index.ts';
import { checkFigures } from '../document/index.ts';
import type { SourceEditorHandle, SourceKind } from '../editor/index.ts';
import { useTexts } from '../language/index.ts';
import { FindingList } from './finding-list.tsx';
import { PagePane } from './page-pane.tsx';
import { PaneChoice, type Pane } from './pane-choice.tsx';
import { lateView } from '../shell/index.ts';
import { Split } from './split.tsx';
import { useMessages } from './use-messages.ts';

const SourceEditor = lateView(async () => (await import('../editor/index.ts')).SourceEditor, SourceInWaiting);

interface WorkbenchProps {
  readonly title: string;
  readonly kind: SourceKind;
  readonly gateway: ConversionGateway;
  readonly language: Language;
  /** Identifies the text: another name starts another text, with its own history. */
  readonly name: string;
  readonly start: string;
  /** The seed of random values on the page. */
  readonly seed?: number | undefined;
  /** The address of the page with another seed. */
  readonly hrefOfSeed: (seed: number) => string;
  readonly onWrite: (text: string) => void;
  /** Ctrl+S, if there is something to save. */
  readonly onSave?: (() => void) | undefined;
  /** A place in the source that the author wants to see; another value goes there. */
  readonly place?: Span | undefined;
  /** A text for the place of the cursor; another value is put there. */
  readonly insertion?: { readonly text: string } | undefined;
  /** Rendered beside the title; may replace the whole text. */
  readonly tools: (replace: (text: string) => void) => ReactNode;
}

/** Source and page side by side; one at a time if there is no room for both. */
export function Workbench({
  title,
  kind,
  gateway,
  language,
  name,
  start,
  seed,
  hrefOfSeed,
  onWrite,
  onSave,
  place,
  insertion,
  tools,
}: WorkbenchProps) {
  const { t } = useTexts('try-out');
  const clock = useService(tokens.clock);
  const begin = () => ({
    name,
    store: new ConversionStore({ gateway, clock, check: checkFigures }, { source: start, language }),
  });
  const [{ name: begun, store }, setText] = useState(begin);
  const conversion = useStore(store);
  const messages = useMessages(conversion);
  const [pane, setPane] = useState<Pane>('source');
  const editor = useRef<SourceEditorHandle>(null);
  const [caret, setCaret] = useState<number>();
  // Not by a key on the whole component: the button just pressed would be replaced, and lose the focus.
  if (begun !== name) {
    setText(begin());
    setCaret(undefined);
  }

  useEffect(() => {
    store.convertNow();
    return () => store.dispose();
  }, [store]);
  useCommandKeys(() => store.convertNow(), onSave);

  const goTo = useCallback((span: Span) => {
    setPane('source');
    editor.current?.goTo(span);
  }, []);
  useEffect(() => {
    if (place !== undefined) editor.current?.goTo(place);
  }, [place]);
  useEffect(() => {
    if (insertion !== undefined) editor.current?.insert(insertion.text);
  }, [insertion]);
  const mark = useCallback((span: Span) => editor.current?.highlight(span), []);
  useEffect(() => editor.current?.highlight(undefined), [caret]);
  // The places on a page belong to the source it was made from: not to XML, and not to what has been typed since.
  const isLinked = kind === 'tex';
  const isFollowed = isLinked && conversion.pageIsCurrent && conversion.source === conversion.converted;
  const write = useCallback(
    (text: string) => {
      onWrite(text);
      store.write(text);
    },
    [onWrite, store],
  );
  const head = useMemo(() => tools(write), [tools, write]);
  return (
    <chakra.div display="flex" flexDirection="column" gap="3" height={{ lg: 'calc(100dvh - 57px - 3rem)' }} minH="0">
      <chakra.div display="flex" alignItems="center" flexWrap="wrap" columnGap="5" rowGap="2">
        <Heading as="h1" size="2xl">
          {title}
        </Heading>
        {head}
        <chakra.span hideBelow="xl" ms="auto" fontSize="xs" color="fg.muted">
          <Kbd>{t('keys.control')}</Kbd> <Kbd>⏎</Kbd> {t('convertNow')} · <Kbd>F8</Kbd> {t('nextMessage')}
          {isLinked && ` · ${t('linkedPage')}`}
        </chakra.span>
      </chakra.div>
      <PaneChoice pane={pane} onChoose={setPane} findings={messages.length} />
      <Split
        pane={pane}
        label={t('split')}
        source={
          <Box display="flex" flexDirection="column" height="100%" minH="0">
            <Box flex="1" minH="0">
              <Suspense fallback={<SourceInWaiting text={conversion.source} />}>
                <SourceEditor
                  key={name}
                  ref={editor}
                  kind={kind}
                  label={t('editorLabel')}
                  text={conversion.source}
                  messages={messages}
                  onWrite={write}
                  onConvert={() => store.convertNow()}
                  {...(onSave !== undefined && { onSave })}
                  onCaret={setCaret}
                />
              </Suspense>
            </Box>
            <FindingList messages={messages} source={conversion.converted} onGoTo={goTo} />
          </Box>
        }
        page={
          <PagePane
            conversion={conversion}
            seed={seed}
            hrefOfSeed={hrefOfSeed}
            onRetry={() => store.convertNow()}
            caret={isFollowed ? caret : undefined}
            {...(isLinked && { onPlace: goTo, onPoint: mark })}
          />
        }
      />
    </chakra.div>
  );
}

/** The text while the editor is loading. */
function SourceInWaiting({ text }: { readonly text: string }) {
  return (
    <chakra.pre
      px="12"
      py="3"
      height="100%"
      overflow="hidden"
      fontFamily="mono"
      fontSize="sm"
      lineHeight="1.6"
      whiteSpace="pre-wrap"
    >
      {text}
    </chakra.pre>
  );
}

/** Ctrl+S and Ctrl+Enter do the same anywhere on the page: nobody wants the browser to save it. */
function useCommandKeys(convert: () => void, save = convert): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const wanted = (event.ctrlKey || event.metaKey) && (event.key === 's' || event.key === 'Enter');
    if (!wanted || event.defaultPrevented) return;
    event.preventDefault();
    if (event.key === 's') save();
    else convert();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}
