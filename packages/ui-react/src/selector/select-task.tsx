import { rowsOf, type SelectorParameters } from '@lemma/core/selection';
import { useStore } from '../binding/index.ts';
import { SelectItemButton } from './select-button.tsx';
import { useSelector } from './use-selector.ts';

interface SelectTaskProps {
  /** The path of a document, which is its link. */
  readonly path: string;
  readonly parameters: SelectorParameters;
}

/** Selects a document for the LMS that is a task of its courses; others have no button. */
export function SelectTask({ path, parameters }: SelectTaskProps) {
  const { courses, language } = useStore(useSelector());
  if (courses.status !== 'loaded' || language === undefined) return null;
  const row = rowsOf(courses.value, language, parameters).find(({ item }) => item.link === path);
  return row === undefined ? null : <SelectItemButton item={row.item} />;
}
