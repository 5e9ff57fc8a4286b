import { textIn } from '@lemma/core/language';
import type { WorksheetHit } from '@lemma/core/search';
import { itemOfWorksheet } from '@lemma/core/selection';
import { tokens } from '@lemma/core/tokens';
import { useState } from 'react';
import { useService, useStore } from '../binding/index.ts';
import { useTexts } from '../language/index.ts';
import { useNotices } from '../shell/index.ts';
import { SelectButton } from './select-button.tsx';
import { useSelector } from './use-selector.ts';

/** Selects the newest worksheet of a template; pressed again the template is removed with all that was selected of it. */
export function SelectWorksheetButton({ hit }: { readonly hit: WorksheetHit }) {
  const selector = useSelector();
  const worksheets = useService(tokens.worksheetLookup);
  const { items, courses, parameters, language } = useStore(selector);
  const { t, language: ofReader } = useTexts('selector');
  const notices = useNotices();
  const [isLoading, setIsLoading] = useState(false);
  const name = textIn(hit.title, language ?? ofReader);
  const isSelected = items.some(({ worksheet }) => worksheet?.templateId === hit.id);
  if (courses.status !== 'loaded' || parameters === undefined) return null;
  const add = async () => {
    setIsLoading(true);
    const found = await worksheets.find({ by: 'template', id: hit.id });
    setIsLoading(false);
    const item = found.ok ? itemOfWorksheet(found.value, language ?? ofReader, courses.value, parameters) : undefined;
    if (item === undefined) notices.show({ kind: 'error', text: t('worksheetNotSelected', { name }) });
    else selector.add(item);
  };
  return (
    <SelectButton
      name={name}
      isSelected={isSelected}
      isLoading={isLoading}
      onToggle={() => (isSelected ? selector.removeTemplate(hit.id) : void add())}
    />
  );
}
