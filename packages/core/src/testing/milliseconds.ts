/** Node's accounting of its own work; the core itself only knows time by its port. */
declare const process: { cpuUsage(): { readonly user: number; readonly system: number } };

/** CPU time of an act in milliseconds, for tests of things that must be fast, even on a busy machine. */
export function milliseconds(act: () => void): number {
  const before = process.cpuUsage();
  act();
  const { user, system } = process.cpuUsage();
  return (user + system - before.user - before.system) / 1000;
}
