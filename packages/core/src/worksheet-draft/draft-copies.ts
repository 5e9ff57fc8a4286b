import { fieldsOf, readKept, writeKept, type KeyValueStorage } from '../platform/index.ts';
import { readDraft } from './kept-draft.ts';
import type { WorksheetDraft } from './worksheet-draft.ts';

/** Storage key of the copies of a user's drafts, by which one tab finds those of the others. */
export const draftCopiesKey = 'worksheet-drafts';

/** A draft of another tab, which may be closed by now. */
export interface DraftCopy {
  readonly tab: string;
  /** When it was last changed, in milliseconds since 1970-01-01 UTC. */
  readonly changedAt: number;
  readonly draft: WorksheetDraft;
}

const version = 1;

/** Older copies are forgotten, and so are more than these. */
const daysKept = 30;
const mostCopies = 10;

/** Copies the draft of a tab in place of the copy with the name `before`; one without problems has no copy. */
export function copyDraft(storage: KeyValueStorage, copy: DraftCopy, before: string | undefined): void {
  const others = copiesIn(storage).filter(({ tab }) => tab !== copy.tab && tab !== before);
  const all = copy.draft.problems.length === 0 ? others : [copy, ...others];
  const earliest = copy.changedAt - daysKept * 24 * 60 * 60 * 1000;
  keep(storage, all.filter(({ changedAt }) => changedAt >= earliest).slice(0, mostCopies));
}

/** The draft of another tab that was changed last. */
export function newestOther(storage: KeyValueStorage, ownTab: string | undefined): DraftCopy | undefined {
  return copiesIn(storage)
    .filter(({ tab }) => tab !== ownTab)
    .reduce<DraftCopy | undefined>(
      (newest, each) => (newest === undefined || each.changedAt > newest.changedAt ? each : newest),
      undefined,
    );
}

/** Forgets the copy of a tab's draft; the tab itself keeps its draft. */
export function forgetCopy(storage: KeyValueStorage, forgotten: string): void {
  keep(
    storage,
    copiesIn(storage).filter(({ tab }) => tab !== forgotten),
  );
}

function keep(storage: KeyValueStorage, copies: readonly DraftCopy[]): void {
  if (copies.length === 0) storage.remove(draftCopiesKey);
  else storage.write(draftCopiesKey, writeKept(version, { copies }));
}

/** The text is not trusted; a copy that cannot be read is none. */
function copiesIn(storage: KeyValueStorage): readonly DraftCopy[] {
  const { copies } = readKept(version, storage.read(draftCopiesKey));
  return Array.isArray(copies) ? copies.flatMap((each: unknown) => copyFrom(each) ?? []) : [];
}

function copyFrom(value: unknown): DraftCopy | undefined {
  const { tab, changedAt, draft: kept } = fieldsOf(value);
  const draft = readDraft(kept);
  if (typeof tab !== 'string' || typeof changedAt !== 'number' || draft === undefined) return undefined;
  return { tab, changedAt, draft };
}
