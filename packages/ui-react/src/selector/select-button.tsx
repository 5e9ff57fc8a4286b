import { Button, chakra } from '@chakra-ui/react';
import { isSameItem, type SelectedItem } from '@lemma/core/selection';
import { Check, ListPlus } from 'lucide-react';
import { useStore } from '../binding/index.ts';
import { useTexts } from '../language/index.ts';
import { useSelector } from './use-selector.ts';

interface SelectButtonProps {
  readonly name: string;
  readonly isSelected: boolean;
  readonly isLoading?: boolean;
  /** Whether keys lead to the button, because its row has no link. */
  readonly isRow?: boolean;
  readonly onToggle: () => void;
}

/** Selects something for the LMS; pressed again it is taken back. */
export function SelectButton({ name, isSelected, isLoading = false, isRow = false, onToggle }: SelectButtonProps) {
  const { t } = useTexts('selector');
  return (
    <Button
      size={{ base: 'md', md: '2xs' }}
      flex="none"
      data-select=""
      data-hit={isRow ? '' : undefined}
      variant={isSelected ? 'solid' : 'outline'}
      aria-pressed={isSelected}
      aria-label={t(isSelected ? 'selectedNamed' : 'selectNamed', { name })}
      loading={isLoading}
      onClick={onToggle}
    >
      {isSelected ? <Check size={16} aria-hidden="true" /> : <ListPlus size={16} aria-hidden="true" />}
      <chakra.span hideBelow="md">{t(isSelected ? 'selected' : 'select')}</chakra.span>
    </Button>
  );
}

/** The button of an item that is there already. */
export function SelectItemButton({ item, isRow }: { readonly item: SelectedItem; readonly isRow?: boolean }) {
  const selector = useSelector();
  const { items } = useStore(selector);
  const isSelected = items.some((each) => isSameItem(each, item) && each.language === item.language);
  return (
    <SelectButton
      name={item.name}
      isSelected={isSelected}
      {...(isRow !== undefined && { isRow })}
      onToggle={() => (isSelected ? selector.remove(item) : selector.add(item))}
    />
  );
}
