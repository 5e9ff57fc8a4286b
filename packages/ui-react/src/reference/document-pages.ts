import type { Language } from '@lemma/core/language';
import type { ReferencePlace } from '@lemma/core/reference';
import { createContext } from 'react';

/** The pages that links between documents may lead to. */
export type DocumentPages =
  /** There are none, as in the try-out. */
  | { readonly kind: 'none' }
  /** Every document of the pool has a page. */
  | { readonly kind: 'pool'; readonly hrefOf: (path: string, language: Language) => string }
  /** The page is part of a course: readers may open its documents, and perhaps no others. */
  | {
      readonly kind: 'course';
      readonly courseId: string;
      readonly hrefOf: (path: string, language: Language) => string;
      /** The address of a place in the course, which the server knows; undefined where it has no page. */
      readonly placeHref: (place: ReferencePlace, language: Language) => string | undefined;
    };

export const DocumentPagesContext = createContext<DocumentPages>({ kind: 'none' });
