import { sortBy, sortOrdersOf, type SearchCriteria } from '@lemma/core/search';
import { ChoiceSelect } from '../form/index.ts';
import { useTexts } from '../language/index.ts';

interface SortChoiceProps {
  readonly criteria: SearchCriteria;
  readonly onChoose: (criteria: SearchCriteria) => void;
}

/** The order of the result. */
export function SortChoice({ criteria, onChoose }: SortChoiceProps) {
  const { t } = useTexts('search');
  return (
    <ChoiceSelect
      label={t('sort')}
      size="md"
      width="auto"
      flex="0 1 auto"
      minW="24"
      maxW={{ base: '7rem', md: 'none' }}
      value={criteria.sort}
      choices={sortOrdersOf(criteria.kind).map((order) => ({ value: order, label: t(`sorts.${order}`) }))}
      onChoose={(sort) => onChoose(sortBy(criteria, sort))}
    />
  );
}
