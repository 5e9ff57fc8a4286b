import { Box, Button, HStack, Spacer, Stack, chakra } from '@chakra-ui/react';
import { tokens } from '@lemma/core/tokens';
import { isCustomisationPath, mayBeCustomised } from '@lemma/core/customisation';
import type { DocumentReference } from '@lemma/core/preview';
import { guard, holds, permissions } from '@lemma/core/session';
import { type Language, enumerated } from '@lemma/core/language';
import type { DocumentHit } from '@lemma/core/search';
import { ArrowLeft, Dices, PencilLine } from 'lucide-react';
import { Suspense, useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { allBlocks, plainText, type Document } from '@lemma/core/document';
import { seedOfDocument } from '@lemma/core/exercise';
import { topicChain } from '@lemma/core/taxonomy';
import { useService, useStore } from '../binding/index.ts';
import { roomBeside } from '../document/index.ts';
import { useTexts } from '../language/index.ts';
import { AppLink, lateView, Waiting } from '../shell/index.ts';
import { useNames } from '../taxonomy/index.ts';
import { AddToDraftButton } from '../worksheet-draft/index.ts';
import { CopyButton } from './copy-button.tsx';
import { DocumentResult } from './document-result.tsx';
import { LanguageLinks } from './language-links.tsx';
import { LanguagesUnknown } from './languages-unknown.tsx';
import { OpenInEditorLink } from './open-in-editor-link.tsx';
import { SecondLanguage } from './second-language.tsx';
import { SideBySide } from './side-by-side.tsx';
import { StillLinks } from './still-links.tsx';
import { useDocumentTitle } from './use-document-title.ts';
import { useDocument } from './use-document.ts';
import { useNeighbours, type OpenedList } from './use-neighbours.ts';

/** Loaded when somebody tries a problem: it brings the judges. */
const TryAsLearner = lateView(async () => (await import('./try-as-learner.tsx')).TryAsLearner);

/** Loaded for documents of a list. */
const HitSteps = lateView(async () => (await import('./hit-steps.tsx')).HitSteps);

interface PreviewScreenProps extends DocumentReference {
  /** The address of the list. */
  readonly backHref: string;
  /** The address of this document in another language. */
  readonly languageHref: (language: Language) => string;
  /** The seed of everything random on the page; if missing, the same for every reader of this document. */
  readonly seed?: number | undefined;
  /** The list that the document was opened from. */
  readonly list?: OpenedList | undefined;
  /** What else can be done with a document of the list. */
  readonly actionsOf?: (hit: DocumentHit) => ReactNode;
  /** What can be done with a document that no list of ours has led to. */
  readonly actions?: ReactNode;
  /** The address of this document with other values. */
  readonly seedHref?: (seed: number) => string;
  /** The address of the customisation editor for this document, where there is one. */
  readonly customiseHref?: string;
  /** Copies the path to the clipboard. */
  readonly onCopyPath: (path: string) => Promise<void>;
  /** How a guest signs in, if the page is open to guests. */
  readonly onLogin?: (() => void) | undefined;
}

/** One document of the pool with its metadata (specification 000 §2). */
export function PreviewScreen({
  path,
  language,
  backHref,
  languageHref,
  seed,
  list,
  actionsOf,
  actions,
  seedHref,
  customiseHref,
  onCopyPath,
  onLogin,
}: PreviewScreenProps) {
  const { preview, retry } = useDocument({ path, language });
  useDocumentTitle(preview);
  const session = useStore(useService(tokens.session));
  const { t } = useTexts('preview');
  const mayCopyPath = guard(session, permissions.copyPath) === 'allowed' && path !== '';
  const copyButton = mayCopyPath ? <CopyButton label={t('copyPath')} onCopy={() => onCopyPath(path)} /> : undefined;
  const loaded = preview.status === 'loaded' ? preview.value : undefined;
  const [wanted, setWanted] = useState<Language>();
  const others = loaded?.languages.filter((each) => each !== language) ?? [];
  const second = others.find((each) => each === wanted);
  const annotations = holds(session, 'view-annotations');
  const answersKey = `document/${path}`;
  const [isTried, setIsTried] = useState(false);
  const { t: ofProblem } = useTexts('problem');
  const neighbours = useNeighbours(list, path);
  const page = neighbours?.page;
  const tellPage = useEffectEvent((shown: number) => list?.onPage(shown));
  useEffect(() => {
    if (page !== undefined) tellPage(page);
  }, [page]);
  const mayCompose = guard(session, permissions.composeWorksheet) === 'allowed' && !isCustomisationPath(path);
  const canTry =
    guard(session, permissions.readProblems) === 'allowed' &&
    loaded !== undefined &&
    allBlocks(loaded.document.blocks).some(({ kind }) => kind === 'question');
  return (
    <Stack
      gap="5"
      mx="auto"
      css={second === undefined ? { maxW: '920px', [roomBeside]: { maxW: 'calc(920px + 18rem)' } } : {}}
    >
      <HStack wrap="wrap" columnGap="6" rowGap="2">
        <AppLink href={backHref} gap="1.5" py="1">
          <ArrowLeft size={16} aria-hidden="true" />
          {t('back')}
        </AppLink>
        {list !== undefined && neighbours !== undefined && (
          <Suspense>
            <HitSteps neighbours={neighbours} hrefOf={list.hrefOf} />
          </Suspense>
        )}
        <Spacer hideBelow="md" />
        {loaded && <LanguageLinks languages={loaded.languages} current={language} hrefOf={languageHref} />}
        {loaded?.areLanguagesUnknown === true && <LanguagesUnknown onRetry={retry} />}
      </HStack>
      <HStack wrap="wrap" columnGap={{ base: '3', md: '5' }} rowGap="2" _empty={{ display: 'none' }}>
        {mayCompose && loaded?.document.kind === 'problem' && neighbours?.hit.isCustomised !== true && (
          <AddToDraftButton item={{ kind: 'problem', path }} name={plainText(loaded.document.title)} size="sm" />
        )}
        {neighbours !== undefined && actionsOf?.(neighbours.hit)}
        {actions}
        {canTry && (
          <Button size="sm" variant="outline" onClick={() => setIsTried(!isTried)}>
            {ofProblem(isTried ? 'tryOut.close' : 'tryOut.open')}
          </Button>
        )}
        {others.length > 0 && <SecondLanguage languages={others} chosen={second} onChoose={setWanted} />}
        {loaded && copyButton}
        {canTry && !isTried && seedHref !== undefined && (
          <AppLink
            href={seedHref(otherSeed(seed ?? seedOfDocument(path)))}
            gap="1.5"
            minH={{ base: '11', md: '9' }}
            alignItems="center"
          >
            <Dices size={16} aria-hidden="true" />
            {t('otherNumbers')}
          </AppLink>
        )}
        {customiseHref !== undefined &&
          guard(session, permissions.customise) === 'allowed' &&
          loaded?.document.kind === 'problem' &&
          mayBeCustomised(path) && (
            <AppLink href={customiseHref} gap="1.5" minH={{ base: '11', md: '9' }} alignItems="center">
              <PencilLine size={16} aria-hidden="true" />
              {t('customise')}
            </AppLink>
          )}
        {loaded && <OpenInEditorLink path={path} />}
      </HStack>
      <StillLinks key={preview.status}>
        {canTry && isTried ? (
          <Suspense fallback={<Waiting />}>
            <TryAsLearner
              key={path}
              document={loaded.document}
              seed={seed ?? seedOfDocument(path)}
              annotations={annotations}
            />
          </Suspense>
        ) : loaded && second !== undefined ? (
          <SideBySide
            document={loaded.document}
            second={{ path, language: second }}
            annotations={annotations}
            answersKey={answersKey}
            seed={seed}
            languageHref={languageHref}
          />
        ) : (
          <DocumentResult
            preview={preview}
            path={path}
            annotations={annotations}
            answersKey={answersKey}
            seed={seed}
            languageHref={languageHref}
            onRetry={retry}
            onLogin={onLogin}
            hasOutline
            help={copyButton}
          />
        )}
      </StillLinks>
      {loaded && (
        <Box
          as="aside"
          aria-label={t('about')}
          borderWidth="1px"
          borderRadius="l3"
          p="4"
          bg="bg.subtle"
          mt="6"
          maxW="920px"
          width="full"
          mx={second === undefined ? undefined : 'auto'}
          _print={{ display: 'none' }}
        >
          <MetadataFacts document={loaded.document} path={mayCopyPath ? path : undefined} />
        </Box>
      )}
    </Stack>
  );
}

/** Seeds are numbers of at most ten digits. */
function otherSeed(seed: number): number {
  return (seed + 1) % 2 ** 32;
}

interface MetadataFactsProps {
  readonly document: Document;
  /** Only for readers who may copy it. */
  readonly path: string | undefined;
}

/** What the pool knows about a document; unknown facts are omitted, and that there are none is told. */
function MetadataFacts({ document, path }: MetadataFactsProps) {
  const { t, language } = useTexts('preview');
  const names = useNames();
  const { topics, objectives, labels, section, difficulty, authors, copyright } = document.metadata;
  const { kind } = document;
  const always = [
    ...(path === undefined ? [] : [{ name: t('path'), value: path }]),
    { name: t('kind'), value: t(`kinds.${kind}`) },
  ];
  const known = [
    { name: t('section'), value: section === undefined ? '' : names.section(section) },
    {
      name: t('topics'),
      value: enumerated(
        topics.map((topic) => topicChain(names, topic.join('/'))),
        language,
      ),
    },
    { name: t('objectives'), value: enumerated(objectives.map(names.objective), language) },
    { name: t('difficulty'), value: difficulty === undefined ? '' : t('difficultyOf', { difficulty }) },
    { name: t('labels'), value: enumerated(labels.map(names.label), language) },
    { name: t('authors'), value: enumerated(authors, language) },
    { name: t('copyright'), value: copyright ?? '' },
  ].filter(({ value }) => value !== '');
  return (
    <>
      <chakra.dl display="grid" gridTemplateColumns={{ md: 'auto 1fr' }} columnGap="4" rowGap="1" fontSize="sm">
        {[...always, ...known].map(({ name, value }) => (
          <chakra.div key={name} display="contents">
            <chakra.dt color="fg.muted">{name}</chakra.dt>
            <chakra.dd wordBreak="break-word">{value}</chakra.dd>
          </chakra.div>
        ))}
      </chakra.dl>
      {known.length === 0 && (
        <chakra.p color="fg.muted" fontSize="sm" mt="2">
          {t('noMetadata')}
        </chakra.p>
      )}
    </>
  );
}
