import { Box, IconButton, VisuallyHidden } from '@chakra-ui/react';
import {
  isUnfilled,
  keypadOf,
  partsFailureKinds,
  readingOf,
  type Asked,
  type TypedFailure,
} from '@lemma/core/judgement';
import { SquareRadical } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { useClock } from '../binding/index.ts';
import { useTexts } from '../language/index.ts';
import { FailureView, useFailureText } from './failure-view.tsx';
import type { FieldHelpPlace } from './field-help-context.ts';
import { forFingers } from './for-fingers.ts';
import { Keypad } from './keypad.tsx';
import { putBelow } from './put-below.ts';
import { ReadingView, useReadingShown } from './reading-view.tsx';

/** How long somebody rests before they are told what cannot be read; in the middle of a word, it may still become one. */
const restMs = 600;

export interface FieldHelpProps {
  /** The id of the field. */
  readonly id: string;
  /** The id of what is said about it. */
  readonly says: string;
  readonly input: HTMLInputElement;
  readonly text: string;
  readonly asked: Asked;
  readonly help: FieldHelpPlace;
  /** Told the text that cannot be read, once that is shown. */
  readonly onUnreadable: (text: string | undefined) => void;
}

/** Below a field: how what is typed is read, or why it cannot be read; and its keypad. */
export function FieldHelp({ id, says, input, text, asked, help, onUnreadable }: FieldHelpProps) {
  const { t, language } = useTexts('answer');
  const failureText = useFailureText();
  const keypadId = useId();
  const [box, setBox] = useState<HTMLElement | null>(null);
  const isResting = useRest(text, input);
  const { formula, words } = useReadingShown(text, asked);
  const told = isResting ? failureOf(text, asked, help) : undefined;
  const failure = told?.failure;
  const unreadable = failure === undefined ? undefined : text;
  const keys = keypadOf(asked);
  const isOpen = help.keypad !== 'closed' && keys.length > 0;
  const { leave } = help;

  useEffect(() => onUnreadable(unreadable), [unreadable, onUnreadable]);
  const isHere = useFocusWithin(input, box);
  useEffect(() => {
    const onFocus = ({ target }: FocusEvent) => {
      const other = target instanceof HTMLElement ? target.dataset['answerField'] : undefined;
      if (other !== undefined && other !== id) leave(id);
    };
    document.addEventListener('focusin', onFocus);
    return () => document.removeEventListener('focusin', onFocus);
  }, [id, leave]);
  useEffect(() => (box === null ? undefined : putBelow(box, isOpen)), [box, isOpen]);

  const isLeft = !isHere && !isOpen;
  const isBlank = keys.length === 0 && failure === undefined && formula === undefined;
  const sentence =
    failure === undefined
      ? words === undefined
        ? ''
        : t('readAs', { words })
      : failureText(failure, told?.about ?? text);
  return (
    <Box
      as="span"
      ref={setBox}
      lang={language}
      position="absolute"
      top="1"
      insetInlineStart="0"
      zIndex="docked"
      display="flex"
      flexDirection="column"
      width="max-content"
      rounded="md"
      borderWidth={isBlank ? '0' : '1px'}
      borderColor={failure === undefined ? 'border' : 'orange.muted'}
      bg="bg.panel"
      fontSize="sm"
      fontWeight="normal"
      textAlign="start"
      whiteSpace="normal"
      // A long message does not cover what is below once its field is left.
      {...(isLeft && { maxHeight: '12', overflow: 'hidden' })}
      // The focus stays in the field.
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
    >
      <Box as="span" display="flex" alignItems="stretch" minHeight="9">
        {keys.length > 0 && (
          <IconButton
            size="xs"
            variant="ghost"
            flex="none"
            height="auto"
            minWidth="9"
            css={{ ...forFingers, '& svg': { width: '1.25rem', height: '1.25rem' } }}
            rounded="none"
            alignSelf="flex-start"
            color="fg.muted"
            aria-label={t(isOpen ? 'hideKeypad' : 'showKeypad')}
            title={`${t(isOpen ? 'hideKeypad' : 'showKeypad')} (Alt+K)`}
            aria-expanded={isOpen}
            {...(isOpen && { 'aria-controls': keypadId })}
            onClick={({ detail }) => help.turnKeypad(isOpen ? 'closed' : detail === 0 ? 'entered' : 'open')}
          >
            <SquareRadical aria-hidden />
          </IconButton>
        )}
        {failure === undefined ? (
          formula !== undefined && <ReadingView formula={formula} isFormer={words === undefined} />
        ) : (
          <FailureView
            failure={failure}
            text={told?.about ?? text}
            sentence={sentence}
            input={input}
            isShort={isLeft}
          />
        )}
      </Box>
      {isOpen && (
        <Keypad
          id={keypadId}
          keys={keys}
          input={input}
          isEntered={help.keypad === 'entered'}
          onClose={() => {
            help.turnKeypad('closed');
            input.focus();
          }}
        />
      )}
      <span id={says} hidden>
        {sentence}
      </span>
      <VisuallyHidden aria-live="polite">{isResting ? sentence : ''}</VisuallyHidden>
    </Box>
  );
}

/** Whether the focus is in a field or in the box below it. */
function useFocusWithin(input: HTMLInputElement, box: HTMLElement | null): boolean {
  const [isHere, setHere] = useState(true);
  useEffect(() => {
    const isInside = (target: EventTarget | null) =>
      target === input || (target instanceof Node && box?.contains(target) === true);
    const onFocus = ({ target }: FocusEvent) => setHere(isInside(target));
    const onBlur = ({ relatedTarget }: FocusEvent) => setHere(isInside(relatedTarget));
    document.addEventListener('focusin', onFocus);
    document.addEventListener('focusout', onBlur);
    return () => {
      document.removeEventListener('focusin', onFocus);
      document.removeEventListener('focusout', onBlur);
    };
  }, [input, box]);
  return isHere;
}

/** Whether a text has not changed for a while, or its field has been left. */
function useRest(text: string, input: HTMLInputElement): boolean {
  const clock = useClock();
  const [rested, setRested] = useState<string>();
  useEffect(() => {
    const rest = () => setRested(text);
    const still = clock.after(restMs).subscribe(rest);
    input.addEventListener('blur', rest);
    return () => {
      still.unsubscribe();
      input.removeEventListener('blur', rest);
    };
  }, [clock, text, input]);
  return rested === text;
}

/** Why a text cannot be read; the places of the failure are in this text. */
interface FailureAbout {
  readonly failure: TypedFailure;
  readonly about: string;
}

/** Why a field cannot be read; or if it can, why all fields of the answer together cannot. */
function failureOf(text: string, asked: Asked, { text: all, asked: whole }: FieldHelpPlace): FailureAbout | undefined {
  const read = text.trim() === '' ? undefined : readingOf(text, asked);
  if (read?.ok === false) return { failure: read.failure, about: text };
  if (whole.type === asked.type || whole.type === 'end' || whole.type === 'condition') return undefined;
  const together = isUnfilled(all, whole.type) ? undefined : readingOf(all, whole);
  if (together?.ok !== false) return undefined;
  const { kind } = together.failure;
  return partsFailureKinds.some((each) => each === kind) ? { failure: together.failure, about: all } : undefined;
}
