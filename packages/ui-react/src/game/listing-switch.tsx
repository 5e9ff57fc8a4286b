import { Checkbox, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useTexts } from '../language/index.ts';

interface ListingSwitchProps {
  readonly isListed: boolean;
  /** Whether it was taken. */
  readonly onChange: (isListed: boolean) => Promise<boolean>;
}

/** Whether others see one's own results in rankings. It shows at once what was wanted, and goes back if that failed. */
export function ListingSwitch({ isListed, onChange }: ListingSwitchProps) {
  const { t, language } = useTexts('game');
  const [wanted, setWanted] = useState(isListed);
  const [isFailed, setIsFailed] = useState(false);

  async function change(next: boolean) {
    setWanted(next);
    setIsFailed(false);
    const isTaken = await onChange(next);
    if (isTaken) return;
    setWanted(!next);
    setIsFailed(true);
  }

  return (
    <div lang={language}>
      <Checkbox.Root checked={wanted} onCheckedChange={({ checked }) => void change(checked === true)} minH="11">
        <Checkbox.HiddenInput />
        <Checkbox.Control />
        <Checkbox.Label>{t('listing.label')}</Checkbox.Label>
      </Checkbox.Root>
      <Text fontSize="sm" color="fg.muted">
        {t('listing.help')}
      </Text>
      <Text role="status" fontSize="sm" color="fg.error" _empty={{ display: 'none' }}>
        {isFailed ? t('listing.failed') : ''}
      </Text>
    </div>
  );
}
