import { fieldsOf } from '@lemma/core/platform';
import { openTabChannel } from '../browser/index.ts';

/** An access token and its claims, as obtained by a tab. */
export interface ToldToken {
  readonly token: string;
  readonly claims: { readonly sub: string; readonly sid?: string; readonly exp: number };
  /** Seconds by which this machine's clock is ahead of the identity service's. */
  readonly skew: number;
}

/** Messages between the tabs of one browser. Refresh tokens are never shared: each is used in one tab only. */
export type TabMessage =
  | ({ readonly kind: 'token' } & ToldToken)
  /** The user has logged out. */
  | { readonly kind: 'left'; readonly sub: string }
  /** Somebody has signed in in a window of its own. */
  | { readonly kind: 'signedIn' };

/** The channel to the other tabs of this browser. */
export interface OtherTabs {
  tell(message: TabMessage): void;
}

/** Opens the channel to the other tabs; without one, tabs do not know of each other. */
export function otherTabs(hear: (message: TabMessage) => void): OtherTabs {
  const channel = openTabChannel('lemma.session');
  if (channel === undefined) return { tell: () => undefined };
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (isTabMessage(data)) hear(data);
  };
  return { tell: (message) => channel.postMessage(message) };
}

/** Another tab may run another release of this app. */
function isTabMessage(data: unknown): data is TabMessage {
  const { kind, sub, token, claims, skew } = fieldsOf(data);
  if (kind === 'signedIn') return true;
  if (kind === 'left') return typeof sub === 'string';
  return kind === 'token' && typeof token === 'string' && typeof skew === 'number' && isClaims(fieldsOf(claims));
}

function isClaims({ sub, sid, exp }: Readonly<Record<string, unknown>>): boolean {
  return typeof sub === 'string' && typeof exp === 'number' && (sid === undefined || typeof sid === 'string');
}
