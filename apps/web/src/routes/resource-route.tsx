import type { Language } from '@lemma/core/language';
import type { DocumentGateway } from '@lemma/core/preview';
import { guard, permissions } from '@lemma/core/session';
import { tokens } from '@lemma/core/tokens';
import type { WorksheetLookup, WorksheetReference } from '@lemma/core/worksheet';
import { useService, useStore } from '@lemma/ui-react/binding';
import { PreviewScreen } from '@lemma/ui-react/preview';
import { DocumentPagesContext, type DocumentPages } from '@lemma/ui-react/reference';
import { Waiting } from '@lemma/ui-react/shell';
import { WorksheetScreen } from '@lemma/ui-react/worksheet';
import { useEffect, useMemo, useState } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { copyToClipboard } from '../browser/index.ts';
import {
  articleAddress,
  languageIn,
  previewAddress,
  problemAddress,
  resourceAddress,
  resourceIn,
  selectedKey,
  selectedProblemIn,
  worksheetAddress,
  type Resource,
} from './addresses.ts';
import { areas, pages } from './pages.ts';

/**
 * The page behind a document or a worksheet for whoever follows a link (specification 000 §2): in the pool for those
 * who may use it, where learners work on it for all others.
 */
export function ResourceRoute() {
  const [query, choose] = useSearchParams();
  const session = useStore(useService(tokens.session));
  const interfaceLanguage = useStore(useService(tokens.language));
  const resource = useMemo(() => resourceIn(query), [query]);
  const language = languageIn(query) ?? interfaceLanguage;
  if (resource === undefined) return <Navigate to={areas.pool.list.path} replace />;
  if (guard(session, permissions.usePool) !== 'allowed') {
    return (
      <LearnerResource
        key={resourceAddress(resource, language)}
        resource={resource}
        language={language}
        selected={selectedProblemIn(query)}
        onSelect={(position) =>
          choose(
            (shown) => {
              shown.set(selectedKey, String(position));
              return shown;
            },
            { replace: true },
          )
        }
      />
    );
  }
  const address =
    resource.kind === 'worksheet'
      ? worksheetAddress('pool', worksheetOf(resource))
      : previewAddress('pool', resource.path, language);
  return <Navigate to={address} replace />;
}

/** What a document refers to can be read in the open course. */
const articles: DocumentPages = { kind: 'pool', hrefOf: articleAddress };

function worksheetOf({ id, signedDeadline }: Extract<Resource, { kind: 'worksheet' }>): WorksheetReference {
  return { by: 'worksheet', id, ...(signedDeadline !== undefined && { signedDeadline }) };
}

interface LearnerResourceProps {
  readonly resource: Resource;
  readonly language: Language;
  /** The problem of a worksheet, from 0. */
  readonly selected: number;
  readonly onSelect: (position: number) => void;
}

function LearnerResource({ resource, language, selected, onSelect }: LearnerResourceProps) {
  const { found, look } = useWork(resource, language);
  if (found === undefined) return <Waiting />;
  if (found.address !== undefined) return <Navigate to={found.address} replace />;
  return (
    <DocumentPagesContext value={articles}>
      {resource.kind === 'worksheet' ? (
        <WorksheetScreen
          reference={worksheetOf(resource)}
          backHref={pages.home.path}
          language={language}
          selected={selected}
          onSelect={onSelect}
          languageHref={(other) => resourceAddress(resource, other)}
          onBegun={look}
        />
      ) : (
        <PreviewScreen
          path={resource.path}
          language={language}
          backHref={pages.home.path}
          languageHref={(other) => resourceAddress(resource, other)}
          onCopyPath={copyToClipboard}
        />
      )}
    </DocumentPagesContext>
  );
}

interface FoundWork {
  /** Where a learner works on it; undefined if there is nothing to work on, or nothing at all. */
  readonly address: string | undefined;
}

/** Where a learner works on a resource: `found` is undefined until that is known, and `look` asks again. */
function useWork(resource: Resource, language: Language) {
  const worksheets = useService(tokens.worksheetLookup);
  const documents = useService(tokens.documentGateway);
  const [found, setFound] = useState<FoundWork>();
  const [looks, setLooks] = useState(0);
  useEffect(() => {
    let isWanted = true;
    void findWork(resource, language, { worksheets, documents }).then((address) => {
      if (isWanted) setFound({ address });
    });
    return () => {
      isWanted = false;
    };
  }, [worksheets, documents, resource, language, looks]);
  return { found, look: () => setLooks((before) => before + 1) };
}

interface WorkPorts {
  readonly worksheets: WorksheetLookup;
  readonly documents: DocumentGateway;
}

async function findWork(
  resource: Resource,
  language: Language,
  { worksheets, documents }: WorkPorts,
): Promise<string | undefined> {
  if (resource.kind === 'worksheet') {
    const found = await worksheets.find(worksheetOf(resource));
    // Several are worked on beside each other; a worksheet that is not open yet, or not begun, says so.
    const [first, second] = found.ok ? found.value.problems : [];
    if (second !== undefined) return undefined;
    return first && problemAddress(first.path, language, resource.id, undefined, resource.signedDeadline);
  }
  // Problems contain their solutions, so that learners are refused the document itself.
  const found = await documents.read(resource.path, language);
  const isProblem = !found.ok && found.failure.kind === 'forbidden';
  return isProblem ? problemAddress(resource.path, language) : undefined;
}
