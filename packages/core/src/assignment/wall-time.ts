/**
 * The moment that clocks in a time zone show as `2026-12-24T18:00`: milliseconds since 1970-01-01 UTC. An hour that is there
 * twice, at the end of daylight saving, means its second time, which is kinder to learners; one that is left out means the
 * time that clocks show instead. Undefined if it cannot be read.
 */
export function momentOf(wallTime: string, timeZone: string): number | undefined {
  const read = /^(\d{4})-(\d\d)-(\d\d)[T ](\d\d):(\d\d)$/.exec(wallTime);
  if (read === null) return undefined;
  const asUtc = Date.parse(`${wallTime.replace(' ', 'T')}:00Z`);
  // 31 June is no day, although it is read as one in July.
  if (Number.isNaN(asUtc) || new Date(asUtc).toISOString().slice(0, 10) !== wallTime.slice(0, 10)) return undefined;
  const [before, after] = [offsetAt(asUtc - day, timeZone), offsetAt(asUtc + day, timeZone)];
  const shown = [before, after].map((offset) => asUtc - offset).filter((at) => at + offsetAt(at, timeZone) === asUtc);
  return shown.length > 0 ? Math.max(...shown) : asUtc - before;
}

/** What clocks in a time zone show at a moment, as `momentOf` reads it. */
export function wallTimeAt(moment: number, timeZone: string): string {
  return new Date(moment + offsetAt(moment, timeZone)).toISOString().slice(0, 16);
}

const day = 86_400_000;

/** Milliseconds by which clocks in a time zone are ahead of UTC. */
function offsetAt(moment: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-u-hc-h23', {
    timeZone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(moment);
  const of = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  const shown = Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'), of('second'));
  return shown - Math.floor(moment / 1000) * 1000;
}
