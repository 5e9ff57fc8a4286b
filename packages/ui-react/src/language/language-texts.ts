import type { Language } from '@lemma/core/language';
import { createInstance, type ResourceKey } from 'i18next';

type Chunk = () => Promise<{ readonly texts: Readonly<Record<string, ResourceKey>> }>;

/** The frame of every page: the first page waits for this and nothing else. */
const firstChunks: Readonly<Record<Language, Chunk>> = {
  de: () => import('./texts/first/de.ts'),
  en: () => import('./texts/first/en.ts'),
  fr: () => import('./texts/first/fr.ts'),
  zh: () => import('./texts/first/zh.ts'),
};

/** The texts of all screens. */
const screenChunks: Readonly<Record<Language, Chunk>> = {
  de: () => import('./texts/de.ts'),
  en: () => import('./texts/en.ts'),
  fr: () => import('./texts/fr.ts'),
  zh: () => import('./texts/zh.ts'),
};

const i18n = createInstance();
void i18n.init({ resources: {}, fallbackLng: false, initAsync: false, interpolation: { escapeValue: false } });

const here = { first: new Set<Language>(), screens: new Set<Language>() };
const arrivals = new Set<() => void>();

/** Loads the texts of the first page. */
export const loadFirstTexts = once((language) => bring(language, firstChunks[language], here.first));

const loadScreenTexts = once((language) => bring(language, screenChunks[language], here.screens));

/** Loads all texts of a language. */
export const loadLanguage = once(async (language) => {
  await Promise.all([loadFirstTexts(language), loadScreenTexts(language)]);
});

/** Whether the first page can be shown in a language. */
export function isReadable(language: Language): boolean {
  return here.first.has(language);
}

/** Whether the texts of a namespace have loaded, if it exists. */
export function isHere(language: Language, namespace: string): boolean {
  return here.screens.has(language) || i18n.hasResourceBundle(language, namespace);
}

/** Calls back whenever texts have loaded; the returned function ends that. */
export function onArrival(act: () => void): () => void {
  arrivals.add(act);
  return () => arrivals.delete(act);
}

/** The text for a dotted key, with its placeholders filled; undefined if there is none. */
export function textOf(
  language: Language,
  namespace: string,
  key: string,
  values: Readonly<Record<string, string | number>> = {},
): string | undefined {
  const options = { ...values, lng: language, ns: namespace };
  return i18n.exists(key, options) ? i18n.t(key, options) : undefined;
}

async function bring(language: Language, chunk: Chunk, arrived: Set<Language>): Promise<void> {
  const { texts } = await chunk();
  for (const [file, resource] of Object.entries(texts)) i18n.addResourceBundle(language, namespaceOf(file), resource);
  arrived.add(language);
  for (const act of arrivals) act();
}

/** A second call shares the first; a failed one may be repeated. */
function once(load: (language: Language) => Promise<void>): (language: Language) => Promise<void> {
  const running = new Map<Language, Promise<void>>();
  return (language) => {
    const earlier = running.get(language);
    if (earlier !== undefined) return earlier;
    const now = load(language);
    running.set(language, now);
    now.catch(() => running.delete(language));
    return now;
  };
}

/** `./de/worksheet-draft.json` contains the namespace `worksheet-draft`. */
function namespaceOf(file: string): string {
  return file.slice(file.lastIndexOf('/') + 1, -'.json'.length);
}
