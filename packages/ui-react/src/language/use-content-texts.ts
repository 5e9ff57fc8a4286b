import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { isHere, loadLanguage, onArrival } from './language-texts.ts';
import { usePageLanguage } from './page-language.ts';
import type { Namespace } from './text-keys.ts';
import { textsOf, useLanguageInUse, useTexts, type Texts } from './use-texts.ts';

/**
 * The texts of a namespace in the language of the surrounding document: for words that are part of the content, such as
 * "Theorem" above a box. Buttons and messages are words of the interface. While the texts of that language are loading,
 * those of the interface substitute for them, so that nobody waits for a headline.
 */
export function useContentTexts<Of extends Namespace>(namespace: Of): Texts<Of> {
  const inUse = useLanguageInUse();
  const ofInterface = useTexts(namespace);
  const language = usePageLanguage();
  const areHere = () => isHere(language, namespace);
  const isReady = useSyncExternalStore(onArrival, areHere, areHere);
  useEffect(() => {
    if (isReady) return;
    loadLanguage(language).catch((reason: unknown) => {
      const name = `texts:${language}`;
      if (!inUse.reported.has(name)) {
        inUse.log?.error('The texts of a language could not be loaded', { language, reason });
      }
      inUse.reported.add(name);
    });
  }, [isReady, language, inUse]);
  return useMemo(
    () => (isReady && language !== inUse.language ? textsOf({ ...inUse, language }, namespace) : ofInterface),
    [isReady, inUse, language, namespace, ofInterface],
  );
}
