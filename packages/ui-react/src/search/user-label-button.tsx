import { Button, chakra } from '@chakra-ui/react';
import { Tag } from 'lucide-react';
import { useTexts } from '../language/index.ts';

interface UserLabelButtonProps {
  readonly label: string;
  readonly onChoose: (label: string) => void;
}

/** A label that users have given, which narrows the list to those with it. */
export function UserLabelButton({ label, onChoose }: UserLabelButtonProps) {
  const { t } = useTexts('search');
  return (
    <Button
      size="2xs"
      variant="outline"
      colorPalette="brand"
      minH="6"
      maxW="8rem"
      flex="none"
      aria-label={t('chips.userLabel', { value: label })}
      title={t('chips.userLabel', { value: label })}
      onClick={() => onChoose(label)}
    >
      <Tag size={12} aria-hidden="true" />
      <chakra.span truncate>{label}</chakra.span>
    </Button>
  );
}
