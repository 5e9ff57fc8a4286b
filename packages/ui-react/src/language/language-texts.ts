/// <reference types="vite/client" />
import type { Language } from '@lemma/core/language';
import { createInstance, type ResourceKey } from 'i18next';

interface Texts {
  readonly texts: Readonly<Record<string, ResourceKey>>;
}

type Chunk = () => Promise<Texts>;

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
const corrected = { times: 0, heard: new Set<() => void>() };

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

/**
 * Calls back whenever loaded texts have been replaced, which only happens while they are being edited. The returned
 * function ends that.
 */
export function onCorrection(act: () => void): () => void {
  corrected.heard.add(act);
  return () => corrected.heard.delete(act);
}

/** How often loaded texts have been replaced. */
export function correctionCount(): number {
  return corrected.times;
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
  write(language, await chunk());
  arrived.add(language);
  for (const act of arrivals) act();
}

function write(language: Language, { texts }: Texts): void {
  for (const [file, resource] of Object.entries(texts)) {
    i18n.removeResourceBundle(language, namespaceOf(file));
    i18n.addResourceBundle(language, namespaceOf(file), resource);
  }
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

// While the texts are being edited, an open page shows them without reloading. Vite requires literal names.
import.meta.hot?.accept(['./texts/first/de.ts', './texts/de.ts'], replace('de'));
import.meta.hot?.accept(['./texts/first/en.ts', './texts/en.ts'], replace('en'));
import.meta.hot?.accept(['./texts/first/fr.ts', './texts/fr.ts'], replace('fr'));
import.meta.hot?.accept(['./texts/first/zh.ts', './texts/zh.ts'], replace('zh'));

/** Replaces the changed modules of a language. */
function replace(language: Language): (changed: readonly (object | undefined)[]) => void {
  return (changed) => {
    for (const module of changed) if (module !== undefined && isTexts(module)) write(language, module);
    corrected.times += 1;
    for (const act of corrected.heard) act();
  };
}

function isTexts(module: object): module is Texts {
  return 'texts' in module;
}
