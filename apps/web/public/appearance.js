// The reader's choice of light or dark, before the app is here (theme/appearance.store.ts writes it).
try {
  const choice = localStorage.getItem('appearance');
  if (choice === 'light' || choice === 'dark') document.documentElement.classList.add(choice);
} catch {
  // Storage may be switched off: then the device decides.
}
