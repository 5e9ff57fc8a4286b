import type { Language } from '@lemma/core/language';
import type { ReferencePlace } from '@lemma/core/reference';
import { createContext } from 'react';

/** The pages around that links between documents may lead to. */
export type DocumentPages =
  /** There are none, such as in the try-out. */
  | { readonly kind: 'none' }
  /** Every document of the pool has one. */
  | { readonly kind: 'pool'; readonly hrefOf: (path: string, language: Language) => string }
  /** The documents of a course have one; the server knows where each stands. */
  | {
      readonly kind: 'course';
      readonly courseId: string;
      readonly hrefOf: (place: ReferencePlace) => string | undefined;
    };

export const DocumentPagesContext = createContext<DocumentPages>({ kind: 'none' });
