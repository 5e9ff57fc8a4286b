import type { Language } from '@lemma/core/language';
import type { ReferencePlace } from '@lemma/core/reference';
import { createContext } from 'react';

/** The pages that links between documents may lead to. */
export type DocumentPages =
  /** There are none, as in the try-out. */
  | { readonly kind: 'none' }
  /** Every document of the pool has a page. */
  | { readonly kind: 'pool'; readonly hrefOf: (path: string, language: Language) => string }
  /** The documents of a course have pages; the server knows their places. */
  | {
      readonly kind: 'course';
      readonly courseId: string;
      readonly hrefOf: (place: ReferencePlace) => string | undefined;
    };

export const DocumentPagesContext = createContext<DocumentPages>({ kind: 'none' });
