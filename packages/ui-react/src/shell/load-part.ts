/**
 * Loads a part of the app. Without a network it is not even asked for, unless this browser keeps it: browsers remember a
 * module that did not arrive, and never ask for it again while the page is open.
 */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  const isKept = 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;
  if (!navigator.onLine && !isKept) throw new Error('There is no network');
  return load();
}
