/** The environment set by the test runner; the core itself knows no process, and browsers have none. */
declare const process: { readonly env: Readonly<Record<string, string | undefined>> };

/** The number of runs of a property: 100 unless LEMMA_RUNS says otherwise. */
export const runs = typeof process === 'undefined' ? 100 : Number(process.env['LEMMA_RUNS'] ?? 100);

/** Whether to test exhaustively, however long it takes: `LEMMA_RUNS=10000` and more. */
export const isLongRun = runs >= 10_000;

/** Whether everything is tested (`npm run test:all`), also what differs in little. */
export const isThorough = typeof process !== 'undefined' && process.env['LEMMA_TESTS'] === 'all';
