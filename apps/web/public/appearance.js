// What is known before the app has loaded: the reader's choice of light or dark (written by theme/appearance.store.ts)
// and the language this browser showed last, otherwise the first of its own that we have (core/language/language.store.ts).
const isOurs = (language) => /^(de|en|fr|zh)$/.test(language);
const preferred = navigator.languages.map((each) => each.toLowerCase().split('-')[0]).find(isOurs);
if (preferred !== undefined) document.documentElement.lang = preferred;
try {
  const choice = localStorage.getItem('appearance');
  if (choice === 'light' || choice === 'dark') document.documentElement.classList.add(choice);
  const language = localStorage.getItem('language-shown');
  if (language !== null && isOurs(language)) document.documentElement.lang = language;
} catch {
  // Storage may be disabled: then the device decides.
}
