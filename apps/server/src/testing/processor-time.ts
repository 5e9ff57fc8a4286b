/**
 * Milliseconds that the processors have worked for this process, all of its threads included, while something was done: the
 * same on a machine that is busy with other programs.
 */
export async function processorTime(act: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await act();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
