import type { SearchHit } from '@lemma/core/search';
import { itemOfHit, type SelectorParameters } from '@lemma/core/selection';
import { useStore } from '../binding/index.ts';
import { SelectItemButton } from './select-button.tsx';
import { SelectWorksheetButton } from './select-worksheet-button.tsx';
import { useSelector } from './use-selector.ts';

interface SelectHitProps {
  readonly hit: SearchHit;
  readonly parameters: SelectorParameters;
}

/** Selects a hit for the LMS. What no client could keep has no button. */
export function SelectHit({ hit, parameters }: SelectHitProps) {
  const { courses } = useStore(useSelector());
  if (courses.status !== 'loaded') return null;
  if (hit.kind === 'worksheet') return <SelectWorksheetButton hit={hit} />;
  const item = itemOfHit(hit, courses.value, parameters);
  return item === undefined ? null : <SelectItemButton item={item} />;
}
