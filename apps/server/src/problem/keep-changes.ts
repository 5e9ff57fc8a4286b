import { succeed } from '@lemma/core/store';
import type { Handlers } from '../http/index.ts';
import type { Looking } from './admission.ts';
import type { ArrivedChange, KeptChange } from './keep-in-order.ts';
import { changedIn } from './wire-answers.ts';
import type { WorkOnProblems } from './work-on-problems.ts';

type Sent = Parameters<Handlers['keepChanges']>[0]['changes'][number];

/** Takes the changes that have waited on a device, those of each problem together. */
export function changesHandlers(work: Pick<WorkOnProblems, 'keepAll'>): Pick<Handlers, 'keepChanges'> {
  return {
    async keepChanges({ changes }, caller, name, _key, received) {
      const kept: KeptChange[] = [];
      for (const { sheet, sent } of bySheet(changes)) {
        const { problem, lang, worksheet, attempt, claim } = sheet;
        const looking: Looking = { caller, name, received, path: problem, language: lang, worksheet, claim };
        const taken = await work.keepAll(looking, attempt, sent.flatMap(arrived));
        const [first] = sent;
        if (taken.ok) kept.push(...taken.value);
        else if (first !== undefined) kept.push({ key: first.key, refused: taken.failure.id });
      }
      return succeed({ kept });
    },
  };
}

function bySheet(changes: readonly Sent[]) {
  const groups = new Map<string, { readonly sheet: ReturnType<typeof sheetOf>; readonly sent: Sent[] }>();
  for (const change of changes) {
    const sheet = sheetOf(change);
    const name = JSON.stringify(sheet);
    const group = groups.get(name) ?? { sheet, sent: [] };
    group.sent.push(change);
    groups.set(name, group);
  }
  return groups.values();
}

function sheetOf({ problem, lang, worksheet, attempt, deadline, deadlineSignature }: Sent) {
  const claim = { deadline, deadlineSignature };
  return { problem, lang, worksheet, attempt, claim };
}

function arrived({ key, answer, after }: Sent): readonly ArrivedChange[] {
  return Object.entries(changedIn([answer])).map(([of, given]) => ({ key, answer: of, given, after }));
}
