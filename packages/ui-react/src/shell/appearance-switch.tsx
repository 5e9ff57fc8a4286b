import { IconButton } from '@chakra-ui/react';
import { Monitor, Moon, Sun, type LucideIcon } from 'lucide-react';
import { useTexts } from '../language/index.ts';
import type { Appearance } from '../theme/index.ts';

interface AppearanceSwitchProps {
  readonly appearance: Appearance;
  readonly onChoose: (appearance: Appearance) => void;
}

const icons: Readonly<Record<Appearance, LucideIcon>> = { system: Monitor, light: Sun, dark: Moon };
const next: Readonly<Record<Appearance, Appearance>> = { system: 'light', light: 'dark', dark: 'system' };

/** Cycles through: system, light, dark. */
export function AppearanceSwitch({ appearance, onChoose }: AppearanceSwitchProps) {
  const { t } = useTexts('shell');
  const Icon = icons[appearance];
  const label = t(`appearance.${appearance}`);
  return (
    <IconButton
      boxSize="11"
      size="sm"
      variant="ghost"
      aria-label={label}
      title={label}
      onClick={() => onChoose(next[appearance])}
    >
      <Icon size={18} />
    </IconButton>
  );
}
