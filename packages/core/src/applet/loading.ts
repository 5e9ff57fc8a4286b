import { loadsByItself, type AppletFailure, type AppletType } from './applet.ts';

/** How far an applet is (specification 001 §4: "not loaded, loading, initialized"). */
export type AppletPhase =
  | { readonly status: 'notLoaded' | 'loading' | 'initialized' }
  | { readonly status: 'failed'; readonly failure: AppletFailure };

/** An applet that is to be seen on the page. */
export interface PlacedApplet {
  readonly key: string;
  /** Its position in the text. */
  readonly place: number;
  readonly type: AppletType;
  readonly phase: AppletPhase;
}

/** All applets of a page, in reading order. At most one of them is loading. */
export type AppletsOnPage = readonly PlacedApplet[];

export const noApplets: AppletsOnPage = [];

/** An applet has come to the page. */
export function placed(applets: AppletsOnPage, applet: Omit<PlacedApplet, 'phase'>): AppletsOnPage {
  if (applets.some(({ key }) => key === applet.key)) return applets;
  const all: AppletsOnPage = [...applets, { ...applet, phase: { status: 'notLoaded' } }];
  return all.toSorted((one, other) => one.place - other.place);
}

/** An applet has left the page. */
export function removed(applets: AppletsOnPage, key: string): AppletsOnPage {
  const others = applets.filter((applet) => applet.key !== key);
  return others.length === applets.length ? applets : others;
}

/** The reader asks for an applet, or for one that failed once more. Nothing happens while it is disabled. */
export function requested(applets: AppletsOnPage, key: string): AppletsOnPage {
  const status = phaseOf(applets, key)?.status;
  if (loadingIn(applets) !== undefined || (status !== 'notLoaded' && status !== 'failed')) return applets;
  return withPhase(applets, key, { status: 'loading' });
}

/** The applet that was loading is there. */
export function initialized(applets: AppletsOnPage, key: string): AppletsOnPage {
  if (loadingIn(applets) !== key) return applets;
  return withPhase(applets, key, { status: 'initialized' });
}

/** An applet could not be loaded, or was stopped afterwards. */
export function failedWith(applets: AppletsOnPage, key: string, failure: AppletFailure): AppletsOnPage {
  const status = phaseOf(applets, key)?.status;
  if (status !== 'loading' && status !== 'initialized') return applets;
  return withPhase(applets, key, { status: 'failed', failure });
}

/** The key of the applet that is loading. */
export function loadingIn(applets: AppletsOnPage): string | undefined {
  return applets.find(({ phase }) => phase.status === 'loading')?.key;
}

/** How far an applet is; undefined if it is not on the page. */
export function phaseOf(applets: AppletsOnPage, key: string): AppletPhase | undefined {
  return applets.find((applet) => applet.key === key)?.phase;
}

/** Whether an applet cannot be asked for (specification 001 §4: "disabled while one loads"). */
export function isDisabled(applets: AppletsOnPage, key: string): boolean {
  const loading = loadingIn(applets);
  return loading !== undefined && loading !== key;
}

/**
 * Lets the first that loads by itself load, unless one is loading, or one that is still to come to the page has its place
 * (in `awaited`) above it. One that has failed waits for its reader.
 */
export function nextLoaded(applets: AppletsOnPage, awaited: ReadonlySet<number> = new Set()): AppletsOnPage {
  if (loadingIn(applets) !== undefined) return applets;
  const next = applets.find(({ type, phase }) => loadsByItself(type) && phase.status === 'notLoaded');
  if (next === undefined || [...awaited].some((place) => place < next.place)) return applets;
  return withPhase(applets, next.key, { status: 'loading' });
}

function withPhase(applets: AppletsOnPage, key: string, phase: AppletPhase): AppletsOnPage {
  return applets.map((applet) => (applet.key === key ? { ...applet, phase } : applet));
}
