/** What the test runner puts into the environment; core itself knows no process, and a browser has none. */
declare const process: { readonly env: Readonly<Record<string, string | undefined>> };

/** How often a property is tried: 300 times unless LEMMA_RUNS says otherwise. */
export const runs = typeof process === 'undefined' ? 300 : Number(process.env['LEMMA_RUNS'] ?? 300);

/** Whether everything is to be tried that there is to try, however long it takes: `LEMMA_RUNS=10000` and more. */
export const isLongRun = runs >= 10_000;
