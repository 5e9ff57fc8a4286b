import type { Language } from '@lemma/core/language';
import type { Log } from '@lemma/core/platform';
import { useEffect, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';
import { LanguageContext } from './use-texts.ts';
import { correctionCount, isReadable, loadFirstTexts, loadLanguage, onCorrection } from './language-texts.ts';

interface LanguageProviderProps {
  readonly language: Language;
  /** Receives missing texts. */
  readonly log?: Log;
  readonly children: ReactNode;
}

/**
 * Shows everything inside in a language. While the texts of another language are loading the previous language stays;
 * before the first texts, nothing is shown. Providers nest: the innermost language wins.
 */
export function LanguageProvider({ language, log, children }: LanguageProviderProps) {
  const [shown, setShown] = useState(() => (isReadable(language) ? language : undefined));
  if (shown !== language && isReadable(language)) setShown(language);
  useEffect(() => {
    let wanted = true;
    // Screens request their texts themselves; when the language changes, they are loaded before it is shown.
    const load = shown === undefined || shown === language ? loadFirstTexts : loadLanguage;
    load(language).then(
      () => {
        if (wanted) setShown(language);
      },
      (reason: unknown) => log?.error('The texts of a language could not be loaded', { language, reason }),
    );
    return () => {
      wanted = false;
    };
  }, [language, shown, log]);
  const corrections = useSyncExternalStore(onCorrection, correctionCount, correctionCount);
  const context = useMemo(
    () => shown && { language: shown, log, reported: new Set<string>(), corrections },
    [shown, log, corrections],
  );
  return context && <LanguageContext value={context}>{children}</LanguageContext>;
}
