import type { Language } from '@lemma/core/language';
import type { Log } from '@lemma/core/platform';
import { createContext, use, useMemo } from 'react';
import type { Namespace, TextKey } from './text-keys.ts';
import { isHere, loadLanguage, textOf } from './language-texts.ts';

/**
 * The text for a dotted key such as `save.failed`; values fill its `{{placeholders}}`, `count` selects the plural form.
 */
export type Translate<Of extends Namespace> = (
  key: TextKey<Of>,
  values?: Readonly<Record<string, string | number>>,
) => string;

/** The texts of one domain term in the language of this part of the page. */
export interface Texts<Of extends Namespace> {
  readonly t: Translate<Of>;
  /** The text for a key that is only known at run time, such as that of a finding's code. */
  readonly tell: (key: string, values?: Readonly<Record<string, string | number>>) => string;
  /** The text for a key that may not exist: undefined if there is none. */
  readonly find: (key: string) => string | undefined;
  readonly language: Language;
}

/** The source of texts for a part of the page. */
export interface LanguageInUse {
  readonly language: Language;
  readonly log: Log | undefined;
  /** Missing texts that have been logged: a view requests the same one on every render. */
  readonly reported: Set<string>;
  /** How often the texts have been replaced: whatever is derived from them is recomputed. */
  readonly corrections: number;
}

export const LanguageContext = createContext<LanguageInUse | undefined>(undefined);

/**
 * Texts that a view had to wait for. It must request them again once they have loaded: React resumes a view where it
 * suspended, and expects the same hooks.
 */
const awaited = new Set<string>();

/**
 * The texts of a namespace (one per domain term). A missing text shows its key and is logged once. Suspends while the
 * texts of the screens are loading.
 */
export function useTexts<Of extends Namespace>(namespace: Of): Texts<Of> {
  const inUse = useLanguageInUse();
  const name = `${inUse.language}:${namespace}`;
  if (awaited.has(name) || !isHere(inUse.language, namespace)) {
    awaited.add(name);
    use(loadLanguage(inUse.language));
  }
  return useMemo(() => textsOf(inUse, namespace), [inUse, namespace]);
}

/** The language of the nearest provider. */
export function useLanguageInUse(): LanguageInUse {
  const inUse = use(LanguageContext);
  if (inUse === undefined) throw new Error('Texts need a LanguageProvider around them');
  return inUse;
}

/** The texts of a namespace that has loaded. */
export function textsOf<Of extends Namespace>(inUse: LanguageInUse, namespace: Of): Texts<Of> {
  const tell = translator(inUse, namespace);
  return {
    t: tell,
    tell,
    find: (key) => textOf(inUse.language, namespace, key),
    language: inUse.language,
  };
}

function translator({ language, log, reported }: LanguageInUse, namespace: Namespace): Texts<Namespace>['tell'] {
  return (key, values) => {
    const text = textOf(language, namespace, key, values);
    if (text !== undefined) return text;
    const name = `${namespace}:${key}`;
    if (!reported.has(name)) log?.error('A text is missing', { name, language });
    reported.add(name);
    return key;
  };
}
