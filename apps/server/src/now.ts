/** The present moment in milliseconds since 1970; tests bring their own. */
export type Now = () => number;

/** The clock of this machine. */
export function systemNow(): number {
  return Date.now();
}
