import { Alert, Box, Button, Flex, Stack, Text, chakra } from '@chakra-ui/react';
import {
  CustomisationStore,
  isWrittenAnew,
  languageOfSource,
  maySave,
  type CustomisationOpenFailure,
  type Editing,
  type SavedCustomisation,
} from '@lemma/core/customisation';
import { languages, type Language } from '@lemma/core/language';
import type { Span } from '@lemma/core/source';
import { tokens } from '@lemma/core/tokens';
import { ArrowLeft, Eye, GitCompare, History, ImageIcon, Save, Undo2 } from 'lucide-react';
import { Suspense, useEffect, useEffectEvent, useState, type SyntheticEvent } from 'react';
import { useService, useStore } from '../binding/index.ts';
import { ChoiceSelect, languageOptions } from '../form/index.ts';
import { useTexts } from '../language/index.ts';
import { AppLink, Waiting, lateView, useNavigate, useNotices, usePageTitle } from '../shell/index.ts';
import { ComparedText } from '../taxonomy/index.ts';
import { Workbench } from '../try-out/index.ts';
import { ComparisonDialog } from './comparison-dialog.tsx';
import { useFailureText } from './failure-text.ts';
import { PreviewDrawer } from './preview-drawer.tsx';
import { FailureDialog, SaveDialog } from './save-dialog.tsx';
import { UploadProgress } from './upload-progress.tsx';
import { picturesIn, usePictureUpload } from './use-picture-upload.ts';
import { VersionDialog } from './version-dialog.tsx';

const PicturesDialog = lateView(async () => (await import('./pictures-dialog.tsx')).PicturesDialog);

interface CustomisationScreenProps {
  /** A problem or a customisation; without one, there is nothing to customise. */
  readonly path: string;
  /** The id of the worksheet whose problem is customised. */
  readonly worksheet: string | undefined;
  /** The seed of random values on the page. */
  readonly seed: number | undefined;
  /** The address of this page with another seed. */
  readonly hrefOfSeed: (seed: number) => string;
  /** The address of the page that it was opened from: a list, or the worksheet. */
  readonly backHref: string;
  /** The address of the editor for another document. */
  readonly hrefOf: (path: string) => string;
  /** The address of the list with what was saved selected. */
  readonly listHref: (saved: SavedCustomisation) => string;
  /** Called after saving: what was saved is what is customised from now on. */
  readonly onSaved: (saved: SavedCustomisation) => void;
}

/** The customisation editor (specification 000 §2 and §4). */
export function CustomisationScreen(props: CustomisationScreenProps) {
  const { path, worksheet } = props;
  const { t } = useTexts('customisation');
  const gateway = useService(tokens.customisationGateway);
  const storage = useService(tokens.ownLastingStorage);
  const clock = useService(tokens.clock);
  const make = () => new CustomisationStore({ gateway, storage, clock }, { path, worksheet });
  const [shown, setShown] = useState(() => ({ path, worksheet, store: make() }));
  const { store } = shown;
  if (shown.path !== path || shown.worksheet !== worksheet) {
    // After saving, the address follows the store.
    const isSaved = store.reference.path === path && store.reference.worksheet === worksheet;
    setShown({ path, worksheet, store: isSaved ? store : make() });
  }
  const open = useEffectEvent(() => (path === '' ? Promise.resolve() : store.open()));
  useEffect(() => {
    const listening = store.start();
    void open();
    return () => {
      void store.keep();
      listening.dispose();
    };
  }, [store]);
  const state = useStore(store);
  const textOf = useFailureText();
  if (path === '') return <Notice text={t('failures.noPath')} backHref={props.backHref} isFromWorksheet={false} />;
  switch (state.status) {
    case 'loading':
      return <Waiting />;
    case 'failed':
      return (
        <Notice
          text={textOf(state.failure, t('failures.loading'))}
          backHref={props.backHref}
          isFromWorksheet={worksheet !== undefined}
          existingHref={state.failure.kind === 'exists' ? props.hrefOf(state.failure.path) : undefined}
          onRetry={isFinal(state.failure) ? undefined : () => void store.open()}
        />
      );
    case 'loaded':
      return <CustomisationEditor {...props} store={store} editing={state.value} />;
  }
}

interface NoticeProps {
  readonly text: string;
  readonly backHref: string;
  readonly isFromWorksheet: boolean;
  /** The address of the customisation that there is already. */
  readonly existingHref?: string | undefined;
  readonly onRetry?: (() => void) | undefined;
}

/** Whether another attempt would be refused, too. */
function isFinal({ kind }: CustomisationOpenFailure): boolean {
  return kind === 'exists' || kind === 'notCustomisable';
}

function Notice({ text, backHref, isFromWorksheet, existingHref, onRetry }: NoticeProps) {
  const { t } = useTexts('customisation');
  return (
    <Stack gap="4">
      <BackLink href={backHref} to={isFromWorksheet ? 'worksheet' : 'list'} />
      <Alert.Root status={existingHref === undefined ? 'error' : 'warning'} role="alert">
        <Alert.Indicator />
        <Alert.Title flex="1">{text}</Alert.Title>
        {existingHref !== undefined && <AppLink href={existingHref}>{t('failure.open')}</AppLink>}
        {onRetry !== undefined && (
          <Button size="sm" variant="outline" onClick={onRetry}>
            {t('retry')}
          </Button>
        )}
      </Alert.Root>
    </Stack>
  );
}

interface BackLinkProps {
  readonly href: string;
  readonly to: 'list' | 'worksheet' | 'documents';
}

function BackLink({ href, to }: BackLinkProps) {
  const { t } = useTexts('customisation');
  const texts = { list: t('back'), worksheet: t('backToWorksheet'), documents: t('backToDocuments') };
  return (
    <AppLink href={href} gap="1.5" py="1" alignSelf="flex-start">
      <ArrowLeft size={16} aria-hidden="true" />
      {texts[to]}
    </AppLink>
  );
}

interface CustomisationEditorProps extends CustomisationScreenProps {
  readonly store: CustomisationStore;
  readonly editing: Editing;
}

/** What is open over the editor. */
type Opened = 'preview' | 'pictures' | 'comparison' | 'versions' | 'saving' | 'failure' | undefined;

function CustomisationEditor({ store, editing, ...page }: CustomisationEditorProps) {
  const textOf = useFailureText();
  const { t, language: ofInterface } = useTexts('customisation');
  const converter = useService(tokens.conversionGateway);
  const notices = useNotices();
  const navigate = useNavigate();
  // In a language that it is not written in, its page and its checks would say nothing but that.
  const [language, setLanguage] = useState<Language>(() => languageOfSource(editing.text, ofInterface));
  const [opened, setOpened] = useState<Opened>();
  const [place, setPlace] = useState<Span>();
  const [insertion, setInsertion] = useState<{ readonly text: string }>();
  const { text, saving, draft } = editing;
  const isNew = isWrittenAnew(draft);
  const heading = isNew ? t('titleOfDocument') : page.worksheet === undefined ? t('title') : t('titleOfWorksheet');
  usePageTitle(heading);
  const close = () => setOpened(undefined);
  // Pictures are kept beside a saved document.
  const hasPictures = draft.replaces !== undefined;
  const upload = usePictureUpload(draft.customizationPath, (command) => setInsertion({ text: command }));
  const take = (event: SyntheticEvent, data: DataTransfer | null) => {
    const pictures = hasPictures ? picturesIn(data) : [];
    if (pictures.length === 0) return;
    event.preventDefault();
    event.stopPropagation();
    void upload.send(pictures);
  };
  const goTo = (line: number) => {
    close();
    setPlace(spanOfLine(text, line));
  };
  const replace = (next: string) => {
    store.replace(next);
    close();
  };
  const save = async () => {
    const saved = await store.save();
    if (saved === undefined) {
      setOpened('failure');
      return;
    }
    close();
    page.onSaved(saved);
    const action = { text: t('show'), run: () => navigate(page.listHref(saved)) };
    notices.show({ kind: 'success', text: isNew ? t('savedDocument') : t('saved'), action });
  };
  const discard = async () => {
    await store.discard();
    notices.show({ kind: 'info', text: t('discarded'), action: { text: t('undo'), run: () => store.replace(text) } });
  };
  return (
    <Stack
      gap="3"
      // Before the editor takes them for text.
      onPasteCapture={(event) => take(event, event.clipboardData)}
      onDropCapture={(event) => take(event, event.dataTransfer)}
    >
      <BackLink href={page.backHref} to={isNew ? 'documents' : page.worksheet !== undefined ? 'worksheet' : 'list'} />
      {editing.other !== undefined && (
        <Conflict editing={editing} onKeep={() => store.keepTyped()} onTake={() => store.takeOther()} />
      )}
      <Workbench
        title={heading}
        kind="tex"
        gateway={converter}
        language={language}
        name={`${String(editing.replaced)} ${language}`}
        start={text}
        seed={page.seed}
        hrefOfSeed={page.hrefOfSeed}
        place={place}
        insertion={insertion}
        onWrite={(written) => store.write(written)}
        onSave={() => setOpened('saving')}
        tools={() => (
          <>
            <ChoiceSelect
              label={t('language')}
              width="auto"
              value={language}
              choices={languageOptions(languages)}
              onChoose={setLanguage}
            />
            <Flex gap="2" wrap="wrap">
              <Button size="sm" variant="outline" onClick={() => setOpened('preview')}>
                <Eye size={15} aria-hidden="true" />
                {t('preview')}
              </Button>
              <Button size="sm" variant="outline" onClick={() => setOpened('comparison')}>
                <GitCompare size={15} aria-hidden="true" />
                {/* A phone has no room for more than the first word, which is part of the name. */}
                <chakra.span hideFrom="md" aria-hidden="true">
                  {t('compareShort')}
                </chakra.span>
                <chakra.span srOnly={{ base: true, md: false }}>{isNew ? t('compareSaved') : t('compare')}</chakra.span>
              </Button>
              {hasPictures && (
                <Button size="sm" variant="outline" onClick={() => setOpened('pictures')}>
                  <ImageIcon size={15} aria-hidden="true" />
                  {t('pictures')}
                </Button>
              )}
              {draft.replaces !== undefined && (
                <Button size="sm" variant="outline" onClick={() => setOpened('versions')}>
                  <History size={15} aria-hidden="true" />
                  {t('versions')}
                </Button>
              )}
              <Button size="sm" variant="ghost" disabled={!store.hasChanges} onClick={() => void discard()}>
                <Undo2 size={15} aria-hidden="true" />
                {t('discard')}
              </Button>
              <Button
                size="sm"
                colorPalette="brand"
                // Without a change, the dialog says why nothing is saved; and after saving, the focus stays.
                disabled={!maySave(editing) && saving.kind !== 'saving' && store.hasChanges}
                onClick={() => setOpened('saving')}
              >
                <Save size={15} aria-hidden="true" />
                {saving.kind === 'saving' ? t('saving') : saving.kind === 'saved' ? t('allSaved') : t('save')}
              </Button>
            </Flex>
            <Text role="status" fontSize="sm" color={editing.keeping.kind === 'failed' ? 'fg.warning' : 'fg.muted'}>
              {t(`keeping.${editing.keeping.kind}`)}
              {editing.keeping.kind === 'failed' && ` ${textOf(editing.keeping.failure)}`}
            </Text>
            <UploadProgress upload={upload} />
          </>
        )}
      />
      {opened === 'preview' && (
        <PreviewDrawer
          store={store}
          path={draft.originalPath}
          text={text}
          language={language}
          onGoTo={goTo}
          onClose={close}
        />
      )}
      {opened === 'pictures' && (
        <Suspense>
          <PicturesDialog
            document={draft.customizationPath}
            onInsert={(command) => {
              close();
              setInsertion({ text: command });
            }}
            onClose={close}
          />
        </Suspense>
      )}
      {opened === 'comparison' && (
        <ComparisonDialog
          original={editing.original}
          text={text}
          language={language}
          isWithSaved={isNew}
          onClose={close}
        />
      )}
      {opened === 'versions' && (
        <VersionDialog path={draft.customizationPath} isNew={isNew} onRestore={replace} onClose={close} />
      )}
      {opened === 'saving' && (
        <SaveDialog
          editing={editing}
          language={language}
          isInWorksheet={page.worksheet !== undefined}
          onSave={() => void save()}
          onGoTo={goTo}
          onClose={close}
        />
      )}
      {opened === 'failure' && saving.kind === 'failed' && (
        <FailureDialog failure={saving.failure} hrefOf={page.hrefOf} onGoTo={goTo} onClose={close} />
      )}
    </Stack>
  );
}

/** The text of a line, from 1. */
function spanOfLine(text: string, line: number): Span {
  const lines = text.split('\n');
  const from = lines.slice(0, line - 1).reduce((sum, each) => sum + each.length + 1, 0);
  return { from, to: from + (lines[line - 1]?.length ?? 0) };
}

interface ConflictProps {
  readonly editing: Editing;
  readonly onKeep: () => void;
  readonly onTake: () => void;
}

/** What was stored elsewhere, beside what has been typed. */
function Conflict({ editing, onKeep, onTake }: ConflictProps) {
  const { t } = useTexts('customisation');
  const { other, text, draft } = editing;
  if (other === undefined) return null;
  const isOwnDocument = other.of === 'customisation' && isWrittenAnew(draft);
  return (
    <Alert.Root status="warning" alignItems="flex-start">
      <Alert.Indicator />
      <Alert.Content minW="0">
        <Alert.Title>{t(`conflict.${isOwnDocument ? 'document' : other.of}`)}</Alert.Title>
        <Alert.Description>{t('conflict.text')}</Alert.Description>
        <Box
          my="3"
          maxH="16rem"
          overflowY="auto"
          color="fg"
          tabIndex={0}
          role="region"
          aria-label={t('conflict.changes')}
        >
          <ComparedText before={other.text} after={text} />
        </Box>
        <Flex gap="2" wrap="wrap">
          <Button size="sm" colorPalette="brand" onClick={onKeep}>
            {t('conflict.keepMine')}
          </Button>
          <Button size="sm" variant="outline" onClick={onTake}>
            {t('conflict.takeOther')}
          </Button>
        </Flex>
      </Alert.Content>
    </Alert.Root>
  );
}
