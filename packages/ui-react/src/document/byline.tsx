import type { Document } from '@lemma/core/document';
import { InlineView } from '../inline/index.ts';
import { useContentTexts } from '../language/index.ts';

/** The lines below a document's title: subtitle, authors, version. */
export function Byline({ document: { subtitle, authors = [], version } }: { readonly document: Document }) {
  const { t } = useContentTexts('document');
  return (
    <>
      {subtitle !== undefined && (
        <p data-look="subtitle">
          <InlineView content={subtitle} />
        </p>
      )}
      {authors.length > 0 && (
        <ul data-look="authors" aria-label={t('authors')}>
          {authors.map(({ name, affiliation }, index) => (
            <li key={index}>
              <InlineView content={name} />
              {affiliation !== undefined && `, ${affiliation}`}
            </li>
          ))}
        </ul>
      )}
      {version !== undefined && <p data-look="version">{t('version', { version })}</p>}
    </>
  );
}
