import type { Language } from '@lemma/core/language';
import { createInstance, type ResourceKey } from 'i18next';

type TextsByFile = Readonly<Record<string, ResourceKey>>;

/** A chunk per language: a reader downloads one. */
const chunks: Readonly<Record<Language, () => Promise<{ readonly texts: TextsByFile }>>> = {
  de: () => import('./texts/de.ts'),
  en: () => import('./texts/en.ts'),
  fr: () => import('./texts/fr.ts'),
  zh: () => import('./texts/zh.ts'),
};

const i18n = createInstance();
void i18n.init({
  resources: {},
  fallbackLng: false,
  initAsync: false,
  interpolation: { escapeValue: false },
});

const loads = new Map<Language, Promise<void>>();
const ready = new Set<Language>();

/** Brings the texts of a language here; a second call waits for the first, a failed one may be repeated. */
export function loadLanguage(language: Language): Promise<void> {
  const running = loads.get(language);
  if (running !== undefined) return running;
  const load = chunks[language]().then(
    ({ texts }) => {
      for (const [file, resource] of Object.entries(texts)) {
        i18n.addResourceBundle(language, namespaceOf(file), resource);
      }
      ready.add(language);
    },
    (reason: unknown) => {
      loads.delete(language);
      throw reason;
    },
  );
  loads.set(language, load);
  return load;
}

/** Whether the texts of a language are here. */
export function isLoaded(language: Language): boolean {
  return ready.has(language);
}

/** The text behind a dotted key, with its placeholders filled; undefined when there is none. */
export function textOf(
  language: Language,
  namespace: string,
  key: string,
  values: Readonly<Record<string, string | number>> = {},
): string | undefined {
  const options = { ...values, lng: language, ns: namespace };
  return i18n.exists(key, options) ? i18n.t(key, options) : undefined;
}

/** `./de/worksheet-draft.json` holds the namespace `worksheet-draft`. */
function namespaceOf(file: string): string {
  return file.slice(file.lastIndexOf('/') + 1, -'.json'.length);
}
