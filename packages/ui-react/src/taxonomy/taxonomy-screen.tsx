import { Alert, Box, Button, Flex, Grid, Heading, Stack, Tabs, Text, chakra } from '@chakra-ui/react';
import { languages, type Language } from '@lemma/core/language';
import type { Span } from '@lemma/core/source';
import {
  changedFiles,
  labelingNames,
  isLabelingName,
  type LabelingFinding,
  type LabelingName,
  type TaxonomyDraft,
  type TaxonomyStore,
} from '@lemma/core/taxonomy';
import { Check, GitCompare, Save } from 'lucide-react';
import { Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { useStore } from '../binding/index.ts';
import { languageNames, useNoAnswerText, useTexts } from '../language/index.ts';
import { ListKeysButton, useListKeys } from '../list/index.ts';
import { Waiting, lateView } from '../shell/index.ts';
import { ComparedText } from './compared-text.tsx';
import { FindingLinks } from './finding-links.tsx';
import { LeaveGuard } from './leave-guard.tsx';
import { fileName, problemInWords } from './problem-in-words.ts';
import { TreePane } from './tree-pane.tsx';
import { useNamesStore } from './use-names.ts';
import { useTaxonomy } from './use-taxonomy.ts';

const JsonEditor = lateView(async () => (await import('./json-editor.tsx')).JsonEditor);

/** Lines of the editor (specification 000 §9), as its font and line height make them. */
const fortyRows = 'calc(40 * 1.6 * 0.875rem + 1.5rem)';

/** The taxonomy and label editor (specification 000 §4): tree and text, check, changes, save. */
export function TaxonomyScreen() {
  const store = useTaxonomy();
  const { draft } = useStore(store);
  const { t } = useTexts('taxonomy');
  const noAnswer = useNoAnswerText();
  useEffect(() => {
    void store.open();
  }, [store]);
  switch (draft.status) {
    case 'loading':
      return <Waiting />;
    case 'failed': {
      const { failure } = draft;
      return (
        <Alert.Root status="error" role="alert">
          <Alert.Indicator />
          <Alert.Title flex="1">
            {failure.kind === 'forbidden' ? t('failures.forbidden') : noAnswer(failure, t('failures.loading'))}
          </Alert.Title>
          <Button size="sm" variant="outline" onClick={() => void store.open()}>
            {t('retry')}
          </Button>
        </Alert.Root>
      );
    }
    case 'loaded':
      return <TaxonomyEditor store={store} draft={draft.value} />;
  }
}

interface TaxonomyEditorProps {
  readonly store: TaxonomyStore;
  readonly draft: TaxonomyDraft;
}

/** A place in a file that the editor goes to. */
interface GoneTo {
  readonly file: LabelingName;
  readonly span: Span;
}

function TaxonomyEditor({ store, draft }: TaxonomyEditorProps) {
  const { t, language } = useTexts('taxonomy');
  const { findings } = useStore(store);
  const names = useNamesStore();
  const [file, setFile] = useState<LabelingName>('taxonomy');
  const [visited, setVisited] = useState<ReadonlySet<LabelingName>>(new Set(['taxonomy']));
  const [place, setPlace] = useState<GoneTo>();
  const [areChangesShown, setAreChangesShown] = useState(false);
  const changed = changedFiles(draft);
  const open = (name: LabelingName) => {
    setFile(name);
    setVisited(new Set([...visited, name]));
  };
  const goTo = (to: GoneTo) => {
    open(to.file);
    setPlace(to);
  };
  const rows = useRef<HTMLDivElement>(null);
  const keys = useListKeys({ rows });
  const save = async () => {
    if (await store.save()) await names.refresh(language);
  };
  return (
    <Stack ref={rows} gap="4">
      <Box>
        <Flex justify="space-between" align="center">
          <Heading as="h1" size="2xl">
            {t('title')}
          </Heading>
          <ListKeysButton keys={keys} />
        </Flex>
        <Text color="fg.muted" mt="1">
          {t('intro')}
        </Text>
      </Box>
      <Actions
        store={store}
        changed={changed.length}
        areChangesShown={areChangesShown}
        onChanges={() => setAreChangesShown(!areChangesShown)}
        onSave={() => void save()}
      />
      {labelingNames.map((name) => (
        <Conflict key={name} name={name} draft={draft} store={store} />
      ))}
      {findings !== undefined && <FindingLinks findings={findings} onGoTo={goTo} />}
      {areChangesShown && <Changes draft={draft} changed={changed} />}
      <Tabs.Root
        value={file}
        onValueChange={({ value }) => {
          if (isLabelingName(value)) open(value);
        }}
      >
        <Tabs.List aria-label={t('files')} overflowX="auto" overflowY="hidden">
          {labelingNames.map((name) => (
            <Tabs.Trigger key={name} value={name} minH="11" flex="none">
              {name === 'taxonomy' ? t('file') : <span lang={name}>{languageNames[name]}</span>}
              {changed.includes(name) && (
                <chakra.span w="2" h="2" borderRadius="full" bg="brand.solid" role="img" aria-label={t('changed')} />
              )}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        {labelingNames.map((name) => (
          <Tabs.Content key={name} value={name} p="0" pt="4">
            {visited.has(name) && (
              <Grid templateColumns={{ base: '1fr', lg: '20rem minmax(0, 1fr)' }} gap="6">
                <Box
                  as="section"
                  aria-label={t('topics')}
                  maxH={{ base: '22rem', lg: fortyRows }}
                  overflowY="auto"
                  px="1"
                  mx="-1"
                >
                  <TreePane
                    tree={draft.taxonomy.text}
                    labels={draft[labelsOf(name, language)].text}
                    leadsToLabels={name !== 'taxonomy'}
                    onGoTo={(span) => goTo({ file: name, span })}
                  />
                </Box>
                <EditedFile
                  name={name}
                  text={draft[name].text}
                  findings={findings}
                  place={place?.file === name ? place : undefined}
                  onWrite={(text) => store.write(name, text)}
                  onCheck={() => store.check()}
                  onSave={() => void save()}
                />
              </Grid>
            )}
          </Tabs.Content>
        ))}
      </Tabs.Root>
      {changed.length > 0 && <LeaveGuard onLeave={() => store.discard()} />}
    </Stack>
  );
}

/** The labels shown in the tree beside a file. */
function labelsOf(name: LabelingName, reader: Language): Language {
  return languages.find((language) => language === name) ?? reader;
}

interface EditedFileProps {
  readonly name: LabelingName;
  readonly text: string;
  readonly findings: readonly LabelingFinding[] | undefined;
  readonly place: GoneTo | undefined;
  readonly onWrite: (text: string) => void;
  readonly onCheck: () => void;
  readonly onSave: () => void;
}

function EditedFile({ name, findings, ...editing }: EditedFileProps) {
  const { t, language } = useTexts('taxonomy');
  const messages = useMemo(
    () =>
      (findings ?? [])
        .filter((finding) => finding.file === name)
        .map((finding) => ({
          span: finding.span,
          severity: 'error' as const,
          text: problemInWords(finding, t, language),
        })),
    [findings, name, t, language],
  );
  return (
    <Box
      height={{ base: `min(${fortyRows}, 75dvh)`, lg: fortyRows }}
      borderWidth="1px"
      borderRadius="l3"
      overflow="hidden"
      bg="bg.panel"
      minW="0"
    >
      <Suspense fallback={<Waiting />}>
        <JsonEditor label={t('editor', { file: fileName(name, t, language) })} messages={messages} {...editing} />
      </Suspense>
    </Box>
  );
}

interface ActionsProps {
  readonly store: TaxonomyStore;
  /** How many files have changed. */
  readonly changed: number;
  readonly areChangesShown: boolean;
  readonly onChanges: () => void;
  readonly onSave: () => void;
}

/** Check, changes and save, with what came of it. */
function Actions({ store, changed, areChangesShown, onChanges, onSave }: ActionsProps) {
  const { saving } = useStore(store);
  const { t } = useTexts('taxonomy');
  const isDone = saving.kind === 'saved';
  const isSaving = saving.kind === 'saving';
  return (
    <Flex
      gap="2"
      wrap="wrap"
      align="center"
      position="sticky"
      top={{ base: '14', md: '14' }}
      zIndex="docked"
      bg="bg"
      py="2"
    >
      <Button variant="outline" onClick={() => store.check()}>
        <Check size={16} aria-hidden="true" />
        {t('check')}
      </Button>
      <Button variant="outline" aria-expanded={areChangesShown} onClick={onChanges}>
        <GitCompare size={16} aria-hidden="true" />
        {t('changes')}
        {changed > 0 && ` (${String(changed)})`}
      </Button>
      <Button
        colorPalette="brand"
        // A disabled button would lose the focus.
        aria-disabled={isDone || isSaving}
        opacity={isDone ? 0.7 : undefined}
        onClick={() => {
          if (!isDone && !isSaving) onSave();
        }}
      >
        {isDone ? <Check size={16} aria-hidden="true" /> : <Save size={16} aria-hidden="true" />}
        {isDone ? t('allSaved') : isSaving ? t('saving') : t('save')}
      </Button>
      <SaveFailure store={store} />
    </Flex>
  );
}

function SaveFailure({ store }: Pick<ActionsProps, 'store'>) {
  const { saving } = useStore(store);
  const { t } = useTexts('taxonomy');
  const noAnswer = useNoAnswerText();
  const words = () => {
    if (saving.kind !== 'failed') return '';
    const { failure } = saving;
    switch (failure.kind) {
      case 'forbidden':
      case 'conflict':
        return t(`failures.${failure.kind}`);
      case 'refused':
        return t('failures.refused', { message: failure.message });
      default:
        return noAnswer(failure, t('failures.saving'));
    }
  };
  return (
    <Text role="alert" color="fg.error" fontWeight="medium" _empty={{ display: 'none' }}>
      {words()}
    </Text>
  );
}

interface ConflictProps {
  readonly name: LabelingName;
  readonly draft: TaxonomyDraft;
  readonly store: TaxonomyStore;
}

/** What somebody else has saved since, beside what has been typed. */
function Conflict({ name, draft, store }: ConflictProps) {
  const { t, language } = useTexts('taxonomy');
  const { other, text } = draft[name];
  if (other === undefined) return null;
  return (
    <Alert.Root status="warning" alignItems="flex-start">
      <Alert.Indicator />
      <Alert.Content minW="0">
        <Alert.Title>{t('conflict.title', { file: fileName(name, t, language) })}</Alert.Title>
        <Alert.Description>{t('conflict.text')}</Alert.Description>
        <Box my="3" maxH="20rem" overflowY="auto" color="fg" tabIndex={0} role="region" aria-label={t('changes')}>
          <ComparedText before={other.text} after={text} />
        </Box>
        <Flex gap="2" wrap="wrap">
          <Button size="sm" colorPalette="brand" onClick={() => store.keepTyped(name)}>
            {t('conflict.keepMine')}
          </Button>
          <Button size="sm" variant="outline" onClick={() => store.takeOther(name)}>
            {t('conflict.takeOther')}
          </Button>
        </Flex>
      </Alert.Content>
    </Alert.Root>
  );
}

interface ChangesProps {
  readonly draft: TaxonomyDraft;
  readonly changed: readonly LabelingName[];
}

/** What is not saved yet. */
function Changes({ draft, changed }: ChangesProps) {
  const { t, language } = useTexts('taxonomy');
  return (
    <Stack as="section" aria-label={t('diff.title')} gap="3">
      <Heading as="h2" size="md">
        {t('diff.title')}
      </Heading>
      {changed.length === 0 && <Text color="fg.muted">{t('diff.none')}</Text>}
      {changed.map((name) => (
        <Stack key={name} gap="1">
          <Heading as="h3" size="sm">
            {fileName(name, t, language)}
          </Heading>
          <Box maxH="24rem" overflowY="auto" tabIndex={0} role="region" aria-label={fileName(name, t, language)}>
            <ComparedText before={draft[name].stored.text} after={draft[name].text} />
          </Box>
        </Stack>
      ))}
    </Stack>
  );
}
