/**
 * The types of applets (specification 001 §4: "Mathlet types Game and Problem load automatically; other types load on a
 * click"); every other type is a `visualization`.
 */
export const appletTypes = ['game', 'problem', 'visualization'] as const;

export type AppletType = (typeof appletTypes)[number];

/** Whether an applet of this type is loaded without being asked for. */
export function loadsByItself(type: AppletType): boolean {
  return type !== 'visualization';
}

/** Longer answers of an applet are refused. UTF-16 units. */
export const longestAppletAnswer = 2000;

/** Where the script of an applet is, from the list of the platform (specification 001 §3: exporter configuration). */
export interface AppletExporter {
  readonly id: string;
  readonly qualifiedName: string;
  /** The name of its library in the former system; empty if it needs none. */
  readonly jsLibId: string;
  readonly urlPrefix: string;
  /** The address of the script. */
  readonly exporterUrl: string;
  readonly implementationsUrl: string;
  /** What the script must be, as browsers check it: `sha256-…` in Base64. */
  readonly integrity: string;
}

/**
 * Why an applet does not run. `notListed`: the platform allows no such applet. `exporter`: the platform gave no answer,
 * or the reason in `message`. `notLoaded`: its script could not be loaded, or is not the one that was listed. `timeout`:
 * it did not start in time. `silent`: it stopped answering. `noisy`: it sends too many messages. `left`: its frame went
 * to another address. `faulty`: it reported an error.
 */
export type AppletFailure =
  | { readonly kind: 'notListed' | 'notLoaded' | 'timeout' | 'silent' | 'noisy' | 'left' }
  | { readonly kind: 'exporter'; readonly message?: string }
  | { readonly kind: 'faulty'; readonly message: string };
