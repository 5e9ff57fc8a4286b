import { Alert, Button, Flex, Heading, Input, Skeleton, Stack, Text } from '@chakra-ui/react';
import { textIn, type Language } from '@lemma/core/language';
import {
  documentsWith,
  languageOf,
  nameOfDocument,
  OwnDocumentsStore,
  type OwnDocument,
} from '@lemma/core/own-document';
import { tokens } from '@lemma/core/tokens';
import { FilePlus2, Upload } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useService, useStore } from '../binding/index.ts';
import { useFailureText } from '../customisation/index.ts';
import { useTexts } from '../language/index.ts';
import { ListKeysButton, useListKeys } from '../list/index.ts';
import { LinkedRows, useNavigate, useNotices } from '../shell/index.ts';
import { DeletedDocuments } from './deleted-documents.tsx';
import { NewDocumentDialog } from './new-document-dialog.tsx';
import { OwnDocumentRow } from './own-document-row.tsx';
import { SharingDialog } from './sharing-dialog.tsx';
import { UploadDialog } from './upload-dialog.tsx';

/** From so many documents on, there is a field to search in them. */
const searchedFrom = 8;

/** Milliseconds in which deleting can be undone from its notice: the usual five seconds are short for a keyboard. */
const undoStays = 15_000;

interface OwnDocumentsScreenProps {
  /** The address of the editor for a document. */
  readonly editHref: (path: string) => string;
  /** The address of a document's page. */
  readonly previewHref: (path: string, language: Language) => string;
  /** The whole address of a document's page, for others. */
  readonly linkOf: (path: string, language: Language) => string;
  readonly onCopy: (text: string) => Promise<void>;
  /** Gives the reader a file. */
  readonly onFile: (name: string, bytes: Uint8Array) => void;
}

/** What the user has written: new documents and customisations. */
export function OwnDocumentsScreen({ linkOf, onCopy, onFile, ...pages }: OwnDocumentsScreenProps) {
  const { t, language } = useTexts('own-document');
  const gateway = useService(tokens.ownDocumentGateway);
  const store = useMemo(() => new OwnDocumentsStore(gateway), [gateway]);
  useEffect(() => {
    void store.load();
  }, [store]);
  const found = useStore(store);
  const textOf = useFailureText();
  const notices = useNotices();
  const navigate = useNavigate();
  const [isCreating, setCreating] = useState(false);
  const [isUploading, setUploading] = useState(false);
  const [query, setQuery] = useState('');
  const [sharedPath, setSharedPath] = useState<string>();
  const rows = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);

  const done = async (change: ReturnType<OwnDocumentsStore['remove']>): Promise<boolean> => {
    const changed = await change;
    if (!changed.ok) notices.show({ kind: 'error', text: textOf(changed.failure, t('notChanged')) });
    return changed.ok;
  };
  const restore = async ({ path, names }: OwnDocument) => {
    if (!(await done(store.restore(path)))) return;
    notices.show({ kind: 'success', text: t('restored', { name: textIn(names, language) }) });
  };
  const download = async (path: string) => {
    const folder = await gateway.folder(path);
    if (folder.ok) onFile(`${nameOfDocument(path)}.zip`, folder.value);
    else notices.show({ kind: 'error', text: textOf(folder.failure, t('notDownloaded')) });
  };
  const remove = async (document: OwnDocument) => {
    if (!(await done(store.remove(document.path)))) return;
    const undo = () => {
      notices.dismiss(shown);
      void restore(document);
    };
    const shown = notices.show({
      kind: 'success',
      text: t('removed', { name: textIn(document.names, language) }),
      action: { text: t('undo'), run: undo },
      stay: undoStays,
    });
  };
  const all = found.status === 'loaded' ? found.value : [];
  const present = all.filter(({ deletedDate }) => deletedDate === undefined);
  const listed = documentsWith(present, query);
  const shared = present.find(({ path }) => path === sharedPath);
  const isSearched = present.length >= searchedFrom;
  const keys = useListKeys({ rows, onSearch: isSearched ? () => field.current?.focus() : undefined });
  return (
    <Stack ref={rows} gap="6" maxW="5xl" mx="auto">
      <Flex justify="space-between" align="flex-start" gap="4" wrap="wrap">
        <Stack gap="1" flex="1 1 20rem">
          <Heading as="h1" size="2xl">
            {t('title')}
          </Heading>
          <Text color="fg.muted" maxW="65ch">
            {t('text')}
          </Text>
        </Stack>
        <Flex align="center" gap="2" wrap="wrap">
          {present.length > 0 && <ListKeysButton keys={keys} />}
          <Button variant="outline" onClick={() => setUploading(true)}>
            <Upload size={16} aria-hidden="true" />
            {t('upload.button')}
          </Button>
          <Button colorPalette="brand" onClick={() => setCreating(true)}>
            <FilePlus2 size={16} aria-hidden="true" />
            {t('new')}
          </Button>
        </Flex>
      </Flex>
      {found.status === 'loading' && <Skeleton height="40" role="status" aria-label={t('loading')} />}
      {found.status === 'failed' && (
        <Alert.Root status="error" role="alert">
          <Alert.Indicator />
          <Alert.Title flex="1">{textOf(found.failure, t('failed'))}</Alert.Title>
          <Button size="sm" variant="outline" onClick={() => void store.load()}>
            {t('retry')}
          </Button>
        </Alert.Root>
      )}
      {found.status === 'loaded' && present.length === 0 && (
        <Stack borderWidth="1px" borderStyle="dashed" borderRadius="l3" p="8" gap="2" align="center" textAlign="center">
          <Heading as="h2" size="md">
            {t('none.title')}
          </Heading>
          <Text color="fg.muted" maxW="50ch">
            {t('none.text')}
          </Text>
        </Stack>
      )}
      {isSearched && (
        <Input
          ref={field}
          type="search"
          maxW="24rem"
          aria-label={t('search')}
          placeholder={t('search')}
          value={query}
          onChange={({ target }) => setQuery(target.value)}
        />
      )}
      {present.length > 0 && listed.length === 0 && (
        <Text role="status" color="fg.muted">
          {t('noneFound', { query: query.trim() })}
        </Text>
      )}
      {listed.length > 0 && (
        <LinkedRows role="list" aria-label={t('title')}>
          {listed.map((document) => (
            <OwnDocumentRow
              key={document.path}
              {...pages}
              document={document}
              onDownload={() => void download(document.path)}
              onShare={() => setSharedPath(document.path)}
              onRemove={() => void remove(document)}
            />
          ))}
        </LinkedRows>
      )}
      <DeletedDocuments
        documents={all.filter(({ deletedDate }) => deletedDate !== undefined)}
        onRestore={(document) => void restore(document)}
      />
      {shared !== undefined && (
        <SharingDialog
          document={shared}
          link={linkOf(shared.path, languageOf(shared, language))}
          onShare={(isShared) => done(store.share(shared.path, isShared))}
          onCopy={onCopy}
          onClose={() => setSharedPath(undefined)}
        />
      )}
      {isUploading && <UploadDialog store={store} onClose={() => setUploading(false)} />}
      {isCreating && (
        <NewDocumentDialog
          editHref={pages.editHref}
          onCreated={(path) => navigate(pages.editHref(path))}
          onClose={() => setCreating(false)}
        />
      )}
    </Stack>
  );
}
