/** What Node tells of its own work; core itself knows no time but its port. */
declare const process: { cpuUsage(): { readonly user: number; readonly system: number } };

/** How long an act computes, in milliseconds, for tests of what must not take long, also on a machine that has much else to do. */
export function milliseconds(act: () => void): number {
  const before = process.cpuUsage();
  act();
  const { user, system } = process.cpuUsage();
  return (user + system - before.user - before.system) / 1000;
}
