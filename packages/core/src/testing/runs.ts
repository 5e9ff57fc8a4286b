/** What the test runner puts into the environment; core itself knows no process, and a browser has none. */
declare const process: { readonly env: Readonly<Record<string, string | undefined>> };

/** How often a property is tried: 1,000 unless LEMMA_RUNS says otherwise. */
export const runs = typeof process === 'undefined' ? 1000 : Number(process.env['LEMMA_RUNS'] ?? 1000);
