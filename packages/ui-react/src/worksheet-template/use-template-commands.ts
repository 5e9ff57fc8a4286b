import { textIn } from '@lemma/core/language';
import { tokens } from '@lemma/core/tokens';
import { emptyDraft } from '@lemma/core/worksheet-draft';
import { workflowOf } from '@lemma/core/workflow';
import type { TemplateFailure, TemplateStore, Worksheet, WorksheetTemplate } from '@lemma/core/worksheet';
import { useService } from '../binding/index.ts';
import { useTexts } from '../language/index.ts';
import { useNotices } from '../shell/index.ts';
import { useTemplateRefusal } from './use-template-refusal.ts';

/** Milliseconds in which deleting can be undone from its notice: the usual five seconds are short for a keyboard. */
const undoStays = 15_000;

interface Commanded {
  readonly template: WorksheetTemplate;
  readonly store: TemplateStore;
  /** Something that lists show has changed. */
  readonly onChange: () => void;
}

/** The commands of a template's panel, and what is said about their success. */
export interface TemplateCommands {
  /** Returns whether it was deleted; the notice about it offers to undo that. */
  readonly remove: () => Promise<boolean>;
  readonly setVisibility: (isVisibleToAll: boolean) => Promise<void>;
  /** Puts problems and settings of a worksheet in place of the draft, which the notice about it brings back. */
  readonly duplicate: (worksheet: Worksheet) => void;
}

/** Deletes, restores, hides and shows a template. */
export function useTemplateCommands({ template, store, onChange }: Commanded): TemplateCommands {
  const { t, language } = useTexts('worksheet-template');
  const notices = useNotices();
  const refuse = useTemplateRefusal();
  const drafts = useService(tokens.worksheetDraft);
  const name = textIn(template.title, language);

  const refused = (failure: TemplateFailure, otherwise: string) => refuse(failure, name, otherwise);
  const restore = async () => {
    const restored = await store.restore();
    if (!restored.ok) {
      refused(restored.failure, t('refused.notRestored', { name }));
      return;
    }
    onChange();
    notices.show({ kind: 'success', text: t('restored', { name }) });
  };
  return {
    async remove() {
      const removed = await store.remove();
      if (!removed.ok) {
        refused(removed.failure, t('refused.notDeleted', { name }));
        return false;
      }
      onChange();
      const undo = () => {
        notices.dismiss(shown);
        void restore();
      };
      const action = { text: t('undo'), run: undo };
      const shown = notices.show({ kind: 'success', text: t('deleted', { name }), action, stay: undoStays });
      return true;
    },

    async setVisibility(isVisibleToAll) {
      const done = await store.setVisibility(isVisibleToAll);
      if (done.ok) onChange();
      else refused(done.failure, t('refused.notChanged', { name }));
    },

    duplicate({ title, problems, correction = emptyDraft.correction }) {
      const before = drafts.state.draft;
      const workflow = workflowOf(correction);
      drafts.restore({ ...emptyDraft, title, problems, correction, workflow, isVisibleToAll: template.isVisibleToAll });
      const undo = () => {
        notices.dismiss(shown);
        drafts.restore(before);
      };
      const action = { text: t('undo'), run: undo };
      const shown = notices.show({ kind: 'success', text: t('duplicated'), action, stay: undoStays });
    },
  };
}
