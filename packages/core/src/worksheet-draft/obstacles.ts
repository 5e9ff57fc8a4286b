import type { Language } from '../language/index.ts';
import { commonLanguages, type WorksheetDraft } from './worksheet-draft.ts';

/** Something that keeps a draft from being saved. */
export type DraftObstacle =
  | { readonly kind: 'noProblems' }
  | { readonly kind: 'noCommonLanguage' }
  | { readonly kind: 'titleMissing'; readonly language: Language };

/** Everything that keeps the draft from being saved (specification 000 §5); empty if nothing does. */
export function obstacles(draft: WorksheetDraft): readonly DraftObstacle[] {
  if (draft.problems.length === 0) return [{ kind: 'noProblems' }];
  const languages = commonLanguages(draft);
  if (languages.length === 0) return [{ kind: 'noCommonLanguage' }];
  return languages
    .filter((language) => (draft.title[language] ?? '').trim() === '')
    .map((language) => ({ kind: 'titleMissing', language }));
}

/** Whether the summary can be opened: not if the problems have no language in common (specification 000 §4). */
export function canBeSummarised(draft: WorksheetDraft): boolean {
  return draft.problems.length === 0 || commonLanguages(draft).length > 0;
}
