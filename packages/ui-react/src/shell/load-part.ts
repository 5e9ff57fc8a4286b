/**
 * Loads a part of the app. Without a network it is not even requested, unless this browser keeps it: browsers remember a
 * module that did not arrive, and never request it again while the page is open.
 *
 * A browser may report that there is no network where there is one, for example on a machine that has only virtual
 * network adapters. So a request for a picture decides.
 */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  const isKept = 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;
  if (!navigator.onLine && !isKept && !(await isReachable())) throw new Error('There is no network');
  return load();
}

/** Number of the last request for the picture; each has an address of its own, so that no cache answers. */
let lastProbe = 0;

/** Reports whether the platform answers. */
function isReachable(): Promise<boolean> {
  lastProbe += 1;
  const picture = new Image();
  return new Promise((done) => {
    picture.onload = () => done(true);
    picture.onerror = () => done(false);
    picture.src = `/favicon.svg?probe=${String(performance.timeOrigin)}-${String(lastProbe)}`;
  });
}
