import { Input } from '@chakra-ui/react';
import { type ComponentType, lazy, Suspense, use, useId, useState } from 'react';
import { createPortal } from 'react-dom';
import { FieldHelpContext } from './field-help-context.ts';
import type { AmongOthers } from './field-help-context.ts';
import type { FieldHelpProps } from './field-help.tsx';
import { forFingers } from './for-fingers.ts';
import type { InputProps } from './input-props.ts';
import { isKeypadKey } from './keypad-shortcut.ts';
import { pasting } from './pasting.ts';

const NoHelp: ComponentType<FieldHelpProps> = () => null;

/** The reader of what is typed, loaded with the first focus of a field. Without it, the field is a field. */
const FieldHelp = lazy(async () => {
  const loaded = await import('./field-help.tsx').catch(() => undefined);
  return { default: loaded?.FieldHelp ?? NoHelp };
});

interface LineInputProps extends InputProps {
  readonly width?: string;
  /** If the field is one of several of its answer: what a pasted text may fill. */
  readonly among?: AmongOthers | undefined;
}

/**
 * One line of text. Devices must not correct or capitalise it, or zoom in (iOS does below 16 px). Uses the text
 * keyboard: numeric ones lack minus and fraction bar on some phones. It stays when the keypad is open, which only has
 * what keyboards lack.
 */
export function LineInput({
  label,
  value,
  onChange,
  readOnly = false,
  invalid = false,
  describedBy,
  placeholder,
  asked,
  width = '9rem',
  among,
}: LineInputProps) {
  const help = use(FieldHelpContext);
  const id = useId();
  const [input, setInput] = useState<HTMLInputElement | null>(null);
  const [unreadable, setUnreadable] = useState<string>();
  const isHelped = help !== undefined && asked !== undefined && !readOnly;
  const paste = isHelped ? pasting(asked, among) : undefined;
  const isEntered = isHelped && help.field === id;
  const isUnreadable = unreadable === value && !readOnly;
  const says = `${id}says`;
  const description = [describedBy, isEntered ? says : undefined].filter((each) => each !== undefined).join(' ');
  return (
    <>
      <Input
        ref={setInput}
        data-answer-field={isHelped ? id : undefined}
        fontSize="16px"
        height="auto"
        css={forFingers}
        px="2"
        width={width}
        maxWidth="100%"
        display="inline-block"
        verticalAlign="baseline"
        inputMode="text"
        autoComplete="off"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        variant={placeholder === undefined ? 'outline' : 'subtle'}
        aria-label={label}
        aria-invalid={invalid || isUnreadable || undefined}
        {...(isUnreadable && !invalid && { '--error-color': 'colors.orange.solid', borderColor: 'orange.solid' })}
        {...(description !== '' && { 'aria-describedby': description })}
        {...(isHelped && { 'aria-keyshortcuts': 'Alt+K' })}
        {...(placeholder !== undefined && { placeholder })}
        readOnly={readOnly}
        value={value}
        // Events that we send have not been typed.
        onChange={(event) => onChange(event.target.value, !event.nativeEvent.isTrusted)}
        {...(isHelped && {
          onFocus: () => {
            help.enter(id);
            paste?.onFocus();
          },
          onPaste: paste?.onPaste,
          onKeyDown: (event) => {
            const turned = help.keypad === 'closed' ? 'entered' : 'closed';
            if (!isKeypadKey(event) && !(event.key === 'Escape' && help.keypad !== 'closed')) return;
            event.preventDefault();
            event.stopPropagation();
            help.turnKeypad(turned);
          },
        })}
      />
      {isEntered &&
        help.place !== null &&
        input !== null &&
        createPortal(
          <Suspense>
            <FieldHelp
              id={id}
              says={says}
              input={input}
              text={value}
              asked={asked}
              help={help}
              onUnreadable={setUnreadable}
            />
          </Suspense>,
          help.place,
        )}
    </>
  );
}
