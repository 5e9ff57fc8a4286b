import { VisuallyHidden, chakra } from '@chakra-ui/react';
import type { SceneStore } from '@lemma/viz-engine/scene';
import { Pencil } from 'lucide-react';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useStore } from '../binding/index.ts';
import { LiveFormula } from '../formula/index.ts';
import { usePageLanguage, useTexts } from '../language/index.ts';
import { editableKind, takeOver, textToEdit, type InputFailure } from './editable-value.ts';
import { figureValues } from './figure-values.ts';
import { InputNote } from './input-note.tsx';

interface VariableInputProps {
  readonly name: string;
  readonly store: SceneStore;
  /** After a formula that already shows the value, a pencil icon is enough. */
  readonly place: 'alone' | 'behindFormula';
}

interface Draft {
  readonly text: string;
  readonly failure?: InputFailure;
}

/**
 * A number or function in a text that the reader may change: a button that turns into a field. Enter and leaving it
 * accept the input, Tab moves to the next input, Escape cancels. Unacceptable input stays.
 */
export function VariableInput({ name, store, place }: VariableInputProps) {
  useStore(store);
  const { t } = useTexts('visualization');
  const language = usePageLanguage();
  const note = useId();
  const [draft, setDraft] = useState<Draft>();
  const button = useRef<HTMLButtonElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [isLeft, setIsLeft] = useState(false);
  const { scene } = store;
  const variable = scene.variable(name);
  const isOpen = draft !== undefined;
  useEffect(() => {
    if (isOpen) {
      field.current?.focus();
      field.current?.select();
    } else if (isLeft) button.current?.focus();
  }, [isOpen, isLeft]);
  if (variable === undefined) return null;
  const kind = editableKind(variable);
  const written = textToEdit(scene, variable, language);
  const values = figureValues(scene, language);
  const shown = values.show({ name });

  function close(keepsFocus: boolean) {
    setIsLeft(keepsFocus);
    setDraft(undefined);
  }

  function commit(keepsFocus: boolean) {
    if (draft === undefined || variable === undefined) return;
    const { text } = draft;
    const taken = text.trim() === written ? undefined : takeOver(store, variable, text, language);
    if (taken === undefined || taken.ok) close(keepsFocus);
    else setDraft({ text, failure: taken.failure });
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === 'Enter') {
      event.preventDefault();
      commit(true);
    } else if (event.key === 'Escape') {
      event.stopPropagation();
      close(true);
    } else if (event.key === 'Tab') {
      const next = nextInput(event.currentTarget, event.shiftKey ? -1 : 1);
      if (next === undefined) return;
      event.preventDefault();
      next.focus();
      if (next instanceof HTMLButtonElement) next.click();
    }
  }

  if (draft === undefined) {
    return (
      <chakra.button
        ref={button}
        type="button"
        data-figure-input=""
        onClick={() => setDraft({ text: written })}
        css={valueStyle}
        fontVariantNumeric="tabular-nums"
      >
        {/* The names of controls are plain text: not everything that computes names can read a formula. */}
        <span aria-hidden="true">
          {place === 'behindFormula' ? (
            <Pencil size={14} />
          ) : (
            <LiveFormula tex={`\\var{${name}}`} values={values}>
              {shown?.text}
            </LiveFormula>
          )}
        </span>
        <VisuallyHidden data-control="">
          {t('input.change', { name, value: kind === 'function' ? written : (shown?.text ?? '') })}
        </VisuallyHidden>
      </chakra.button>
    );
  }
  return (
    <chakra.span position="relative" display="inline-block">
      <chakra.input
        ref={field}
        data-figure-input=""
        aria-label={t('input.label', { name })}
        aria-invalid={draft.failure !== undefined}
        aria-describedby={note}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        width={`${Math.max(6, draft.text.length + 3)}ch`}
        value={draft.text}
        onChange={(event) => setDraft({ text: event.target.value })}
        onBlur={() => commit(false)}
        onKeyDown={onKeyDown}
        css={fieldStyle}
      />
      <InputNote id={note} variable={variable} text={draft.text} failure={draft.failure} values={values} />
    </chakra.span>
  );
}

const valueStyle = {
  cursor: 'text',
  position: 'relative',
  px: '1',
  minW: '6',
  minH: '6',
  bg: 'bg.muted',
  borderBottomWidth: '2px',
  borderBottomStyle: 'dashed',
  borderColor: 'brand.solid',
  roundedTop: 'sm',
  verticalAlign: 'baseline',
  _hover: { bg: 'bg.emphasized' },
  _print: { bg: 'transparent', borderBottomWidth: '0' },
  // Lines of text stay as close as they are: only the touch target is larger (WCAG 2.5.5).
  '@media (pointer: coarse)': {
    _after: {
      content: '""',
      position: 'absolute',
      insetInlineStart: '50%',
      // The middle of the box without the line below it is 1 px higher.
      top: 'calc(50% + 1px)',
      width: 'max(100%, 44px)',
      height: '44px',
      transform: 'translate(-50%, -50%)',
    },
  },
} as const;

const fieldStyle = {
  px: '1',
  maxW: '80vw',
  fontFamily: 'mono',
  bg: 'bg.panel',
  borderWidth: '1px',
  borderColor: 'brand.solid',
  rounded: 'sm',
  _invalid: { borderColor: 'border.error' },
} as const;

/** The next or previous input of the same figure; undefined after the last. */
function nextInput(input: HTMLElement, direction: 1 | -1): HTMLElement | undefined {
  const all = [...(input.closest('figure')?.querySelectorAll<HTMLElement>('[data-figure-input]') ?? [])];
  const seen = all.filter((each) => each.offsetParent !== null);
  return seen[seen.indexOf(input) + direction];
}
