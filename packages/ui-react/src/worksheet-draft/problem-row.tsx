import { Badge, HStack, IconButton, Table } from '@chakra-ui/react';
import { textIn } from '@lemma/core/language';
import { languagesOf, largestWeight, type DraftProblem } from '@lemma/core/worksheet-draft';
import { ArrowDown, ArrowUp, Trash2, type LucideIcon } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { ShownText, useTexts } from '../language/index.ts';
import { WholeNumberInput } from '../workflow/index.ts';

interface ProblemRowProps {
  readonly problem: DraftProblem;
  /** From 0. */
  readonly position: number;
  readonly isLast: boolean;
  readonly onWeight: (text: string) => void;
  readonly onMove: (direction: 'up' | 'down') => void;
  readonly onRemove: () => void;
}

/** A problem of the draft: its name, languages, weight, and actions. */
export function ProblemRow({ problem, position, isLast, onWeight, onMove, onRemove }: ProblemRowProps) {
  const { t, language } = useTexts('worksheet-draft');
  const name = textIn(problem.names, language);
  const pressed = useRef<HTMLButtonElement>(undefined);
  function move(button: HTMLButtonElement, direction: 'up' | 'down') {
    pressed.current = button;
    onMove(direction);
  }
  // A browser takes the focus away from a row that moves; whoever moves it step by step needs it back.
  useLayoutEffect(() => {
    pressed.current?.focus();
    pressed.current = undefined;
  }, [position]);
  return (
    <Table.Row>
      <Table.Cell wordBreak="break-word">
        <ShownText texts={problem.names} reader={language} />
        <HStack gap="1" mt="1" wrap="wrap">
          {languagesOf(problem).map((each) => (
            <Badge key={each} size="xs">
              {each}
            </Badge>
          ))}
        </HStack>
      </Table.Cell>
      <Table.Cell px="1">
        <WholeNumberInput
          aria-label={t('weightOf', { name })}
          size="sm"
          width="20"
          min={0}
          max={largestWeight}
          value={problem.weight}
          onChange={onWeight}
        />
      </Table.Cell>
      <Table.Cell px="1">
        <HStack gap="0" justify="flex-end">
          <RowButton
            label={t('moveUp', { name })}
            icon={ArrowUp}
            disabled={position === 0}
            onPress={(button) => move(button, 'up')}
          />
          <RowButton
            label={t('moveDown', { name })}
            icon={ArrowDown}
            disabled={isLast}
            onPress={(button) => move(button, 'down')}
          />
          <RowButton label={t('remove', { name })} icon={Trash2} disabled={false} onPress={onRemove} />
        </HStack>
      </Table.Cell>
    </Table.Row>
  );
}

interface RowButtonProps {
  readonly label: string;
  readonly icon: LucideIcon;
  readonly disabled: boolean;
  readonly onPress: (button: HTMLButtonElement) => void;
}

/** Can have the focus even if disabled: otherwise a row that arrives at an end would lose it. */
function RowButton({ label, icon: Icon, disabled, onPress }: RowButtonProps) {
  return (
    <IconButton
      size="xs"
      variant="ghost"
      aria-label={label}
      title={label}
      aria-disabled={disabled}
      opacity={disabled ? 0.4 : undefined}
      onClick={({ currentTarget }) => {
        if (!disabled) onPress(currentTarget);
      }}
    >
      <Icon size={16} />
    </IconButton>
  );
}
