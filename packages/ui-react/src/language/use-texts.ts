import type { Language } from '@lemma/core/language';
import type { Log } from '@lemma/core/platform';
import { createContext, use, useMemo } from 'react';
import type { Namespace, TextKey } from './text-keys.ts';
import { isHere, loadLanguage, textOf } from './language-texts.ts';

/** The text behind a dotted key such as `save.failed`; values fill its `{{placeholders}}`, `count` chooses the plural. */
export type Translate<Of extends Namespace> = (
  key: TextKey<Of>,
  values?: Readonly<Record<string, string | number>>,
) => string;

/** The texts of one domain word in the language of this part of the page. */
export interface Texts<Of extends Namespace> {
  readonly t: Translate<Of>;
  /** The text behind a key that is known only while the program runs, such as that of a finding's code. */
  readonly tell: (key: string, values?: Readonly<Record<string, string | number>>) => string;
  /** The text behind a key that need not exist: undefined when there is none. */
  readonly find: (key: string) => string | undefined;
  readonly language: Language;
}

/** What a part of the page has its texts from. */
export interface LanguageInUse {
  readonly language: Language;
  readonly log: Log | undefined;
  /** Missing texts already logged: a view asks for the same one at every rendering. */
  readonly reported: Set<string>;
  /** How often the texts have been replaced: what is made of them is made anew. */
  readonly corrections: number;
}

export const LanguageContext = createContext<LanguageInUse | undefined>(undefined);

/**
 * Texts that somebody had to wait for. Who waited asks for them again when they are here: React goes on with a view where it
 * stopped, and counts on the same hooks.
 */
const awaited = new Set<string>();

/**
 * The texts of a namespace (one per domain word). A missing text shows its key and is logged once. Suspends while the texts
 * of the screens are on their way.
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

/** The language that the nearest provider gives. */
export function useLanguageInUse(): LanguageInUse {
  const inUse = use(LanguageContext);
  if (inUse === undefined) throw new Error('Texts need a LanguageProvider around them');
  return inUse;
}

/** The texts of a namespace, which are here. */
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
