import type { Kysely, Selectable } from 'kysely';
import type { Tables } from '../database/index.ts';
import { beginning, chainedHash, digestOf, digestsOf, type ArrivedAnswers } from './chain.ts';

/**
 * What does not fit together in the receipts of an attempt. `missing`: the number of a receipt is not there. `changed`:
 * the hash of a receipt does not follow from what it says and the one before. `answerChanged`: an answer is not what has
 * arrived last. `savingChanged`: what is handed in is not what has arrived, or is gone.
 */
export type ReceiptFlaw =
  | { readonly kind: 'missing'; readonly number: number }
  | { readonly kind: 'changed'; readonly number: number }
  | { readonly kind: 'answerChanged'; readonly key: string }
  | { readonly kind: 'savingChanged'; readonly saving: number };

type ReceiptRow = Selectable<Tables['receipt']>;

/** Everything in the receipts and the stored work of an attempt that does not fit together; and how many receipts it has. */
export async function flawsIn(
  db: Kysely<Tables>,
  attemptId: string,
): Promise<{ readonly flaws: readonly ReceiptFlaw[]; readonly count: number }> {
  const [rows, answers, savings] = await Promise.all([
    db.selectFrom('receipt').selectAll().where('attempt_id', '=', attemptId).orderBy('number').execute(),
    db.selectFrom('answer').selectAll().where('attempt_id', '=', attemptId).orderBy('key').execute(),
    db
      .selectFrom('saving')
      .select(['number', 'answers'])
      .where('attempt_id', '=', attemptId)
      .orderBy('number')
      .execute(),
  ]);
  const arrived = new Map(rows.flatMap(({ changes }) => Object.entries(changes)));
  const stored = new Map(savings.map(({ number, answers: handedIn }) => [number, digestsOf(handedIn)]));
  const flaws = [
    ...flawsInChain(rows),
    // What was kept before there were receipts has none.
    ...answers.flatMap(({ key, value, language, moved }): ReceiptFlaw[] => {
      const last = arrived.get(key);
      const digest = digestOf({ value, lang: language, ...(moved && { moved }) });
      return last === undefined || last === digest ? [] : [{ kind: 'answerChanged', key }];
    }),
    ...rows.flatMap(({ saving, changes }): ReceiptFlaw[] =>
      saving === null || isSame(stored.get(saving), changes) ? [] : [{ kind: 'savingChanged', saving }],
    ),
    ...addedSavings(rows, [...stored.keys()]),
  ];
  return { flaws, count: rows.length };
}

function flawsInChain(rows: readonly ReceiptRow[]): readonly ReceiptFlaw[] {
  const flaws: ReceiptFlaw[] = [];
  let former = beginning;
  let expected = 1;
  for (const { number, kind, draw, received, key, saving, changes, hash } of rows) {
    for (; expected < number; expected += 1) flaws.push({ kind: 'missing', number: expected });
    const said = { number, kind, draw, at: received.toISOString(), changes };
    const due = chainedHash(former, { ...said, key: key ?? undefined, saving: saving ?? undefined });
    if (due !== hash) flaws.push({ kind: 'changed', number });
    former = hash;
    expected = number + 1;
  }
  return flaws;
}

/** What was handed in since there are receipts has one each. */
function addedSavings(rows: readonly ReceiptRow[], savings: readonly number[]): readonly ReceiptFlaw[] {
  const known = rows.flatMap(({ saving }) => (saving === null ? [] : [saving]));
  const first = Math.min(...known);
  return savings
    .filter((saving) => saving > first && !known.includes(saving))
    .map((saving) => ({ kind: 'savingChanged', saving }));
}

function isSame(stored: ArrivedAnswers | undefined, arrived: ArrivedAnswers): boolean {
  if (stored === undefined) return false;
  const keys = Object.keys(arrived);
  return keys.length === Object.keys(stored).length && keys.every((key) => stored[key] === arrived[key]);
}
