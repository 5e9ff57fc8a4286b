import { languages, type LocalizedText } from '../language/index.ts';
import { fieldsOf, readKept, writeKept, type KeyValueStorage } from '../platform/index.ts';
import { isCorrector, isWorkflow, mostRegenerations, unlimited, type CorrectionPolicy } from '../workflow/index.ts';
import { emptyDraft, largestWeight, type DraftProblem, type WorksheetDraft } from './worksheet-draft.ts';

/** Under this key the draft is kept as long as the tab is open (specification 000 §3). */
export const draftKey = 'worksheet-configurator-draft';

/** Under this key a kept draft that cannot be read is set aside, so that nothing is lost. */
export const unreadableDraftKey = `${draftKey}.unreadable`;

/** The shape in which drafts are kept; one kept in another shape cannot be read. */
const version = 1;

/** Keeps the draft over reloads. */
export function keepDraft(storage: KeyValueStorage, draft: WorksheetDraft): void {
  storage.write(draftKey, writeKept(version, { draft }));
}

/** The draft that was kept. One that cannot be read is set aside and an empty one takes its place. */
export function draftFrom(storage: KeyValueStorage): WorksheetDraft {
  const text = storage.read(draftKey);
  if (text === undefined) return emptyDraft;
  const draft = readDraft(text);
  if (draft !== undefined) return draft;
  storage.write(unreadableDraftKey, text);
  storage.remove(draftKey);
  return emptyDraft;
}

/** The text of the draft that was set aside last. */
export function unreadableDraft(storage: KeyValueStorage): string | undefined {
  return storage.read(unreadableDraftKey);
}

/** Throws away the draft that was set aside. */
export function discardUnreadable(storage: KeyValueStorage): void {
  storage.remove(unreadableDraftKey);
}

/** The text is not trusted: what is not exactly a draft of this version is none. */
function readDraft(text: string): WorksheetDraft | undefined {
  const draft = fieldsOf(readKept(version, text)['draft']);
  const problems = problemsFrom(draft['problems']);
  const title = textsFrom(draft['title']);
  const correction = correctionFrom(draft['correction']);
  const workflow = draft['workflow'];
  if (problems === undefined || title === undefined || correction === undefined) return undefined;
  return isWorkflow(workflow) ? { problems, title, workflow, correction } : undefined;
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
  const { corrector, regenerations, isCorrectionVisible } = fieldsOf(value);
  if (!isCorrector(corrector) || typeof isCorrectionVisible !== 'boolean') return undefined;
  if (!isWhole(regenerations, unlimited, mostRegenerations)) return undefined;
  return { corrector, regenerations, isCorrectionVisible };
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
