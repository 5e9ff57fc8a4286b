import { languages, type LocalizedText } from '../language/index.ts';
import { fieldsOf, readKept, writeKept, type KeyValueStorage } from '../platform/index.ts';
import { isCorrector, isWorkflow, mostRegenerations, unlimited, type CorrectionPolicy } from '../workflow/index.ts';
import { emptyDraft, largestWeight, type DraftProblem, type WorksheetDraft } from './worksheet-draft.ts';

/** Storage key of the draft, which is kept as long as the tab is open (specification 000 §3). */
export const draftKey = 'worksheet-configurator-draft';

/** Storage key under which an unreadable draft is set aside, so that nothing is lost. */
export const unreadableDraftKey = `${draftKey}.unreadable`;

/** Version of the storage format; drafts stored in another version cannot be read. */
const version = 1;

/** Stores the draft so that it survives reloads. */
export function keepDraft(storage: KeyValueStorage, draft: WorksheetDraft): void {
  storage.write(draftKey, writeKept(version, { draft }));
}

/** The stored draft. An unreadable one is set aside and replaced by an empty one. */
export function draftFrom(storage: KeyValueStorage): WorksheetDraft {
  const text = storage.read(draftKey);
  if (text === undefined) return emptyDraft;
  const draft = readDraft(readKept(version, text)['draft']);
  if (draft !== undefined) return draft;
  storage.write(unreadableDraftKey, text);
  storage.remove(draftKey);
  return emptyDraft;
}

/** The text of the draft that was last set aside. */
export function unreadableDraft(storage: KeyValueStorage): string | undefined {
  return storage.read(unreadableDraftKey);
}

/** Discards the draft that was set aside. */
export function discardUnreadable(storage: KeyValueStorage): void {
  storage.remove(unreadableDraftKey);
}

/** The value is not trusted: anything but a valid draft is rejected. Drafts were once visible to all authors. */
export function readDraft(value: unknown): WorksheetDraft | undefined {
  const draft = fieldsOf(value);
  const problems = problemsFrom(draft['problems']);
  const title = textsFrom(draft['title']);
  const correction = correctionFrom(draft['correction']);
  const { workflow, isVisibleToAll = true } = draft;
  if (problems === undefined || title === undefined || correction === undefined) return undefined;
  if (!isWorkflow(workflow) || typeof isVisibleToAll !== 'boolean') return undefined;
  return { problems, title, workflow, correction, isVisibleToAll };
}

function problemsFrom(value: unknown): readonly DraftProblem[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const problems = value.map(problemFrom).filter((problem) => problem !== undefined);
  const paths = new Set(problems.map((problem) => problem.path));
  return paths.size === value.length ? problems : undefined;
}

function problemFrom(value: unknown): DraftProblem | undefined {
  const { path, names, weight } = fieldsOf(value);
  const texts = textsFrom(names);
  if (typeof path !== 'string' || texts === undefined || !isWhole(weight, 0, largestWeight)) return undefined;
  return { path, names: texts, weight };
}

function correctionFrom(value: unknown): CorrectionPolicy | undefined {
  const { corrector, regenerations, isCorrectionVisible, repeatedCorrections } = fieldsOf(value);
  if (!isCorrector(corrector) || typeof isCorrectionVisible !== 'boolean') return undefined;
  if (!isWhole(regenerations, unlimited, mostRegenerations)) return undefined;
  const shown = { corrector, regenerations, isCorrectionVisible };
  if (repeatedCorrections === undefined) return shown;
  return isWhole(repeatedCorrections, unlimited, mostRegenerations) ? { ...shown, repeatedCorrections } : undefined;
}

function textsFrom(value: unknown): LocalizedText | undefined {
  const texts: Partial<Record<string, string>> = {};
  for (const [language, text] of Object.entries(fieldsOf(value))) {
    if (typeof text !== 'string' || !languages.some((known) => known === language)) return undefined;
    texts[language] = text;
  }
  return texts;
}

function isWhole(value: unknown, min: number, max: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && min <= value && value <= max;
}
