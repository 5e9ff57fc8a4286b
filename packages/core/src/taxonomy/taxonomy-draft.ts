import { fieldsOf, parseJson } from '../platform/index.ts';
import type { LabelingTexts } from './check.ts';
import { labelingNames, type LabelingName } from './finding.ts';
import type { LabelingVersion } from './ports.ts';

/**
 * A file being edited: what has been typed, and the version it is based on. `other` is what somebody else has saved
 * since, until the author decides.
 */
export interface LabelingDraft {
  readonly text: string;
  readonly stored: LabelingVersion;
  readonly other?: LabelingVersion;
}

/** All files being edited. */
export type TaxonomyDraft = Readonly<Record<LabelingName, LabelingDraft>>;

/** The files whose texts differ from what is stored. */
export function changedFiles(draft: TaxonomyDraft): readonly LabelingName[] {
  return labelingNames.filter((name) => draft[name].text !== draft[name].stored.text);
}

/** The texts as typed. */
export function typedTexts(draft: TaxonomyDraft): LabelingTexts {
  return textsBy((name) => draft[name].text);
}

/** The texts as stored. */
export function storedTexts(draft: TaxonomyDraft): LabelingTexts {
  return textsBy((name) => draft[name].stored.text);
}

/** Changes one file. */
export function changeFile(
  draft: TaxonomyDraft,
  name: LabelingName,
  change: (file: LabelingDraft) => LabelingDraft,
): TaxonomyDraft {
  return { ...draft, [name]: change(draft[name]) };
}

/**
 * Labels that fit both the stored tree and the typed one: the typed labels and those only the stored file has. They are
 * saved before a tree that drops a name, because labels always fit the stored tree.
 */
export function labelsForBoth(typed: string, stored: string): string {
  const [after, before] = [fieldsOf(parseJson(typed)), fieldsOf(parseJson(stored))];
  const groups = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const merged = groups.map((group) => [group, { ...fieldsOf(before[group]), ...fieldsOf(after[group]) }] as const);
  return `${JSON.stringify(Object.fromEntries(merged), undefined, 2)}\n`;
}

function textsBy(textOf: (name: LabelingName) => string): LabelingTexts {
  return {
    taxonomy: textOf('taxonomy'),
    de: textOf('de'),
    en: textOf('en'),
    fr: textOf('fr'),
    zh: textOf('zh'),
  };
}
