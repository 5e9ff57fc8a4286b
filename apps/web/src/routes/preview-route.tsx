import { readPlace, writeListQuery } from '@lemma/core/list-place';
import { chapterOfPdf } from '@lemma/core/document';
import { tokens } from '@lemma/core/tokens';
import { useService, useStore } from '@lemma/ui-react/binding';
import { PdfScreen, PreviewScreen } from '@lemma/ui-react/preview';
import { DocumentPagesContext } from '@lemma/ui-react/reference';
import { useSearchParams } from 'react-router-dom';
import { copyToClipboard } from '../browser/index.ts';
import { customiseAddress, languageIn, listAddress, previewAddress, seedIn } from './addresses.ts';
import { documentPages, type PlainArea } from './document-pages.ts';
import { useOpenedList } from './use-opened-list.ts';

/** A document of an area, with the way back to the list as it was. */
export function PreviewRoute({ area }: { readonly area: PlainArea }) {
  const [query] = useSearchParams();
  const interfaceLanguage = useStore(useService(tokens.language));
  const storage = useService(tokens.ownStorage);
  const path = query.get('path') ?? '';
  const seed = seedIn(query);
  const shown = languageIn(query) ?? interfaceLanguage;
  const list = useOpenedList(area, path, {
    searchIn: (kept) => kept,
    queryOf: (search, kept) => writeListQuery(area, readPlace(area, kept), search),
    hrefOf: (hit) => previewAddress(area, hit.path, hit.language),
  });
  const chapter = chapterOfPdf(path);
  if (chapter !== undefined)
    return <PdfScreen chapter={chapter} language={shown} backHref={listAddress(area, storage)} />;
  return (
    <DocumentPagesContext value={documentPages(area)}>
      <PreviewScreen
        path={path}
        language={shown}
        backHref={listAddress(area, storage)}
        seed={seed}
        list={list}
        seedHref={(other) => previewAddress(area, path, shown, other)}
        languageHref={(language) => previewAddress(area, path, language, seed)}
        customiseHref={customiseAddress(area, path)}
        onCopyPath={copyToClipboard}
      />
    </DocumentPagesContext>
  );
}
