import { loadLanguage, useTexts } from '@lemma/ui-react/language';
import { useEffect } from 'react';
import { Outlet } from 'react-router-dom';

/** Loads the texts of the screens while the screen itself is loading. */
export function ScreenTexts() {
  const { language } = useTexts('shell');
  useEffect(() => {
    // The screen requests what it needs again, and shows the failure.
    loadLanguage(language).catch(() => undefined);
  }, [language]);
  return <Outlet />;
}
