/** The current time in milliseconds since 1970; tests provide their own. */
export type Now = () => number;

/** The clock of this machine. */
export function systemNow(): number {
  return Date.now();
}
