/**
 * Opens a channel to the other pages of this browser; undefined where there are none, or where the browser denies storage
 * to this page, and channels with it.
 */
export function openTabChannel(name: string): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(name);
  } catch {
    return undefined;
  }
}
