import { NativeSelect } from '@chakra-ui/react';
import { sortBy, sortOrdersOf, type SearchCriteria } from '@lemma/core/search';
import { useTexts } from '../language/index.ts';

interface SortChoiceProps {
  readonly criteria: SearchCriteria;
  readonly onChoose: (criteria: SearchCriteria) => void;
}

/** The order of the result. */
export function SortChoice({ criteria, onChoose }: SortChoiceProps) {
  const { t } = useTexts('search');
  const orders = sortOrdersOf(criteria.kind);
  return (
    <NativeSelect.Root size="md" width="auto" flex="0 1 auto" minW="24" maxW={{ base: '7rem', md: 'none' }}>
      <NativeSelect.Field
        aria-label={t('sort')}
        value={criteria.sort}
        onChange={({ target }) => {
          const sort = orders.find((order) => order === target.value);
          if (sort !== undefined) onChoose(sortBy(criteria, sort));
        }}
      >
        {orders.map((order) => (
          <option key={order} value={order}>
            {t(`sorts.${order}`)}
          </option>
        ))}
      </NativeSelect.Field>
      <NativeSelect.Indicator />
    </NativeSelect.Root>
  );
}
