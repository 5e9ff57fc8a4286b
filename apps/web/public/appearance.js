// What is known before the app has loaded: the reader's choice of light or dark (written by theme/appearance.store.ts)
// and the language this browser showed last (core/language/language.store.ts).
try {
  const choice = localStorage.getItem('appearance');
  if (choice === 'light' || choice === 'dark') document.documentElement.classList.add(choice);
  const language = localStorage.getItem('language-shown');
  if (language !== null && /^(de|en|fr|zh)$/.test(language)) document.documentElement.lang = language;
} catch {
  // Storage may be disabled: then the device decides.
}
