import { succeed } from '@lemma/core/store';
import type { Handlers } from '../http/index.ts';
import type { Looking } from './admission.ts';
import type { ArrivedChange, KeptChange } from './keep-in-order.ts';
import { changedIn } from './wire-answers.ts';
import type { WorkOnProblems } from './work-on-problems.ts';

type Sent = Parameters<Handlers['keepChanges']>[0]['changes'][number];

type Sheet = ReturnType<typeof sheetOf>;

/** Takes the changes that have waited on a device, those of each problem together. */
export function changesHandlers(work: Pick<WorkOnProblems, 'keepAll'>): Pick<Handlers, 'keepChanges'> {
  return {
    async keepChanges({ changes }, caller, name, _key, received) {
      const kept: KeptChange[] = [];
      const versions = new Map<string, number>();
      const over = new Set<string>();
      for (const { sheet, sent } of bySheet(changes)) {
        if (over.has(problemOf(sheet))) continue;
        const { problem, lang, worksheet, attempt, claim } = sheet;
        const looking: Looking = { caller, name, received, path: problem, language: lang, worksheet, claim };
        const taken = await work.keepAll(looking, attempt, sent.flatMap(arrived), versions);
        const [first] = sent;
        const told = taken.ok ? taken.value : first ? [{ key: first.key, refused: taken.failure.id }] : [];
        for (const { key, version } of told) if (version !== undefined) versions.set(key, version);
        if (sent.some(({ key }) => !versions.has(key))) over.add(problemOf(sheet));
        kept.push(...told);
      }
      return succeed({ kept });
    },
  };
}

/**
 * Changes in groups that are taken together. Within a problem they stay in their order, also where the language of the page
 * or the signed deadline has changed in between.
 */
function bySheet(changes: readonly Sent[]) {
  const groups: { readonly sheet: Sheet; readonly sent: Sent[] }[] = [];
  const last = new Map<string, (typeof groups)[number]>();
  for (const change of changes) {
    const sheet = sheetOf(change);
    const before = last.get(problemOf(sheet));
    if (before !== undefined && JSON.stringify(before.sheet) === JSON.stringify(sheet)) {
      before.sent.push(change);
      continue;
    }
    const group = { sheet, sent: [change] };
    groups.push(group);
    last.set(problemOf(sheet), group);
  }
  return groups;
}

function problemOf({ problem, worksheet }: Sheet): string {
  return JSON.stringify([problem, worksheet]);
}

function sheetOf({ problem, lang, worksheet, attempt, deadline, deadlineSignature }: Sent) {
  const claim = { deadline, deadlineSignature };
  return { problem, lang, worksheet, attempt, claim };
}

function arrived({ key, answer, after }: Sent): readonly ArrivedChange[] {
  return Object.entries(changedIn([answer])).map(([of, given]) => ({ key, answer: of, given, after }));
}
