import { loadLanguage, useTexts } from '@lemma/ui-react/language';
import { useEffect } from 'react';
import { Outlet } from 'react-router-dom';

/** Fetches the texts of the screens while the screen itself is on its way. */
export function ScreenTexts() {
  const { language } = useTexts('shell');
  useEffect(() => {
    // The screen asks again for what it needs, and shows the failure.
    loadLanguage(language).catch(() => undefined);
  }, [language]);
  return <Outlet />;
}
