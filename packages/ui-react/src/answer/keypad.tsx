import { Box, Button, VisuallyHidden } from '@chakra-ui/react';
import { readMathml } from '@lemma/core/document';
import { readingFormula, readingOf, withKey, type Key } from '@lemma/core/judgement';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { FormulaView } from '../formula/index.ts';
import { useTexts } from '../language/index.ts';
import { isKeypadKey } from './keypad-shortcut.ts';
import { selectionIn, writeInto } from './write-into.ts';

interface KeypadProps {
  readonly id: string;
  /** Groups of keys. */
  readonly keys: readonly (readonly Key[])[];
  readonly input: HTMLInputElement;
  /** Whether its first key takes the focus. */
  readonly isEntered: boolean;
  readonly onClose: () => void;
}

/** Square, and as large as fingers need (WCAG 2.5.5: 44 px). */
const square = {
  minWidth: '10',
  minHeight: '10',
  '@media (pointer: coarse), (max-width: 48rem)': { minWidth: '11', minHeight: '11' },
} as const;

/** Groups have rows of their own where there is room. */
const rows = {
  display: 'flex',
  flexDirection: 'column',
  '@media (max-width: 48rem)': { flexDirection: 'row', flexWrap: 'wrap', '& > span': { display: 'contents' } },
} as const;

/** Signs to insert at the caret, or around what is selected. One of them is in the tab order; arrows lead to the others. */
export function Keypad({ id, keys, input, isEntered, onClose }: KeypadProps) {
  const { t } = useTexts('answer');
  const toolbar = useRef<HTMLElement>(null);
  const [current, setCurrent] = useState(0);
  const all = keys.flat();
  useEffect(() => {
    if (isEntered) toolbar.current?.querySelector('button')?.focus();
  }, [isEntered]);

  function press(key: Key) {
    const { text, selection } = withKey({ text: input.value, selection: selectionIn(input) }, key);
    writeInto(input, text, selection);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' || isKeypadKey(event.nativeEvent)) onClose();
    else {
      const next = neighbour(event.key, current, all.length);
      if (next === undefined) return;
      setCurrent(next);
      toolbar.current?.querySelectorAll('button')[next]?.focus();
    }
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <Box
      as="span"
      id={id}
      ref={toolbar}
      role="toolbar"
      aria-label={t('keypad')}
      css={rows}
      gap="1"
      p="1"
      borderTopWidth="1px"
      borderColor="border"
      bg="bg.subtle"
      onKeyDown={onKeyDown}
    >
      {keys.map((group, row) => (
        <Box as="span" key={row} display="flex" flexWrap="wrap" gap="1">
          {group.map((key) => {
            const at = all.indexOf(key);
            return (
              <Button
                key={at}
                size="sm"
                variant="outline"
                colorPalette="gray"
                bg="bg.panel"
                height="auto"
                px="1"
                css={square}
                fontWeight="normal"
                fontSize="md"
                tabIndex={at === Math.min(current, all.length - 1) ? 0 : -1}
                title={t(`keys.${key.name}`, { letter: key.before })}
                onFocus={() => setCurrent(at)}
                onClick={() => press(key)}
              >
                <KeyFace writtenKey={key} />
                <VisuallyHidden>{t(`keys.${key.name}`, { letter: key.before })}</VisuallyHidden>
              </Button>
            );
          })}
        </Box>
      ))}
    </Box>
  );
}

/** The number of the key that an arrow leads to. */
function neighbour(pressed: string, at: number, count: number): number | undefined {
  switch (pressed) {
    case 'ArrowRight':
    case 'ArrowDown':
      return (at + 1) % count;
    case 'ArrowLeft':
    case 'ArrowUp':
      return (at + count - 1) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}

/** What is drawn on keys: MathML. Other keys show what they write. */
const drawn: Partial<Readonly<Record<Key['name'], string>>> = {
  minus: '<mo>−</mo>',
  fraction: '<mfrac><mi>a</mi><mi>b</mi></mfrac>',
  power: '<msup><mi>a</mi><mi>n</mi></msup>',
  square: '<msup><mi>a</mi><mn>2</mn></msup>',
  root: '<msqrt><mi>a</mi></msqrt>',
  brackets: '<mrow><mo stretchy="false">(</mo><mspace width="0.4em"/><mo stretchy="false">)</mo></mrow>',
  absolute: '<mrow><mo stretchy="false">|</mo><mi>a</mi><mo stretchy="false">|</mo></mrow>',
  braces: '<mrow><mo stretchy="false">{</mo><mspace width="0.4em"/><mo stretchy="false">}</mo></mrow>',
  tenPower: '<mrow><mo>·</mo><msup><mn>10</mn><mi>n</mi></msup></mrow>',
  euler: '<mi mathvariant="normal">e</mi>',
  imaginary: '<mi mathvariant="normal">i</mi>',
  pi: '<mi>π</mi>',
  sin: '<mi>sin</mi>',
  cos: '<mi>cos</mi>',
  tan: '<mi>tan</mi>',
  ln: '<mi>ln</mi>',
};

/** The face of a key, as it looks in a formula. */
function KeyFace({ writtenKey: { name, before } }: { readonly writtenKey: Key }) {
  const mathml = name === 'letter' ? letterFormula(before) : drawn[name] && `<math>${drawn[name]}</math>`;
  const formula = mathml === undefined ? undefined : readMathml(mathml);
  return <span aria-hidden>{formula?.ok ? <FormulaView formula={formula.value} /> : before.trim()}</span>;
}

/** With its index lowered. */
function letterFormula(name: string): string | undefined {
  const read = readingOf(name, { type: 'input.function', field: 'real', language: 'en', names: new Set([name]) });
  return read?.ok ? readingFormula(read.value, 'en') : undefined;
}
