import { Box, Button, HStack, Text } from '@chakra-ui/react';
import type { Choice, Quickcheck } from '@lemma/core/document';
import {
  check,
  judge,
  select,
  toggleSolution,
  untouchedQuickcheck,
  type QuickcheckState,
} from '@lemma/core/quickcheck';
import { useId, useState, type ReactNode } from 'react';
import { useTexts } from '../language/index.ts';
import { ChoiceView } from './choice-view.tsx';

interface QuickcheckViewProps {
  readonly quickcheck: Quickcheck;
  /** The question, ready to be shown. */
  readonly text: ReactNode;
  /** Missing: none was given. */
  readonly explanation?: ReactNode;
  /** Shows the words of a choice. */
  readonly choiceContent: (choice: Choice) => ReactNode;
  /** What a choice is called, where its content does not say so in words. */
  readonly choiceLabel: (choice: Choice) => string | undefined;
  readonly interactive?: boolean;
}

/** A question inside an article that the reader may check and whose solution may be shown. */
export function QuickcheckView({
  quickcheck: { id, type, choices },
  text,
  explanation,
  choiceContent,
  choiceLabel,
  interactive = true,
}: QuickcheckViewProps) {
  const { t } = useTexts('quickcheck');
  const [state, setState] = useState<QuickcheckState>(untouchedQuickcheck);
  const textId = useId();
  const groupName = useId();
  const judgement = judge(choices, state.selected);
  return (
    <Box as="fieldset" aria-labelledby={textId} data-quickcheck={id} borderWidth="1px" rounded="md" bg="bg.panel" p="4">
      <div id={textId}>{text}</div>
      <Box my="3">
        {choices.map((choice) => (
          <ChoiceView
            key={choice.id}
            type={type === 'mc.unique' ? 'radio' : 'checkbox'}
            name={groupName}
            selected={state.selected.has(choice.id)}
            mark={markOf(choice, type, state, judgement.rightChoices)}
            solution={state.solutionShown && choice.correct}
            disabled={!interactive}
            label={choiceLabel(choice)}
            onSelect={() => setState(select(state, type, choice.id))}
          >
            {choiceContent(choice)}
          </ChoiceView>
        ))}
      </Box>
      <HStack gap="2" wrap="wrap" data-control="">
        <Button size="sm" disabled={!interactive} onClick={() => setState(check(state))}>
          {t('check')}
        </Button>
        <Button
          size="sm"
          variant="outline"
          aria-expanded={state.solutionShown}
          onClick={() => setState(toggleSolution(state))}
        >
          {t(state.solutionShown ? 'hideSolution' : 'showSolution')}
        </Button>
        <Text role="status" fontWeight="semibold" color={judgement.correct ? 'green.fg' : 'red.fg'}>
          {state.checked && t(judgement.correct ? 'right' : 'notRight')}
        </Text>
      </HStack>
      {state.solutionShown && explanation !== undefined && (
        <Box mt="4" borderTopWidth="1px" pt="3">
          <Text fontWeight="semibold" mb="2">
            {t('explanation')}
          </Text>
          {explanation}
        </Box>
      )}
    </Box>
  );
}

/** Among unique choices only the chosen one is marked: a cross at another would give the solution away. */
function markOf(
  { id }: Choice,
  type: Quickcheck['type'],
  { checked, selected }: QuickcheckState,
  rightChoices: ReadonlySet<string>,
): boolean | undefined {
  if (!checked || (type === 'mc.unique' && !selected.has(id))) return undefined;
  return rightChoices.has(id);
}
