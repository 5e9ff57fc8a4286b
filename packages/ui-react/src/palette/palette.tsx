import { Box, Input, Text, chakra } from '@chakra-ui/react';
import { useId, useState, type KeyboardEvent } from 'react';
import { DialogFrame } from '../dialog/index.ts';
import { useTexts } from '../language/index.ts';
import type { PaletteGroup } from './entry.ts';

interface PaletteProps {
  /** What is offered, by what has been typed. Groups without entries are not shown. */
  readonly groups: readonly PaletteGroup[];
  readonly typed: string;
  readonly onType: (typed: string) => void;
  readonly onClose: () => void;
}

/** A field over the page: what is typed there leads to a page or document, or does something. */
export function Palette({ groups, typed, onType, onClose }: PaletteProps) {
  const { t } = useTexts('palette');
  const id = useId();
  const [chosen, setChosen] = useState(0);
  const shown = groups.filter(({ entries }) => entries.length > 0);
  const entries = shown.flatMap((group) => group.entries);
  const active = Math.min(chosen, entries.length - 1);
  const optionId = (index: number) => `${id}-option-${String(index)}`;
  const step = (to: number) => {
    const next = (to + entries.length) % entries.length;
    setChosen(next);
    document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' });
  };
  const run = (index: number) => {
    const entry = entries[index];
    if (entry === undefined) return;
    onClose();
    entry.run();
  };
  const press = (event: KeyboardEvent) => {
    // While an input method composes, its keys choose characters.
    if (event.nativeEvent.isComposing || entries.length === 0) return;
    const act = actOf(event.key, active, step, run);
    if (act === undefined) return;
    event.preventDefault();
    act();
  };
  return (
    <DialogFrame
      placement="top"
      box={{
        'aria-label': t('title'),
        maxW: '640px',
        mx: { base: '2', md: '4' },
        my: { base: '2', md: '16' },
        maxH: { base: 'calc(100dvh - 1rem)', md: 'min(32rem, calc(100dvh - 8rem))' },
        overflow: 'hidden',
      }}
      onClose={onClose}
    >
      <Input
        role="combobox"
        aria-label={t('title')}
        aria-expanded={entries.length > 0}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={entries.length > 0 ? optionId(active) : undefined}
        placeholder={t('placeholder')}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={200}
        size="lg"
        variant="flushed"
        px="4"
        flex="none"
        value={typed}
        onChange={({ target }) => {
          setChosen(0);
          onType(target.value);
        }}
        onKeyDown={press}
      />
      <Text role="status" srOnly>
        {entries.length === 0 ? t('nothing') : t('found', { count: entries.length })}
      </Text>
      <Box
        id={`${id}-list`}
        role="listbox"
        aria-label={t('title')}
        overflowY="auto"
        py="2"
        hidden={entries.length === 0}
      >
        {shown.map((group) => (
          <Group
            key={group.name}
            group={group}
            first={entries.findIndex((entry) => entry === group.entries[0])}
            active={active}
            optionId={optionId}
            onPoint={setChosen}
            onRun={run}
          />
        ))}
      </Box>
      {entries.length === 0 && (
        <Text color="fg.muted" textAlign="center" py="8" px="4">
          {t('nothing')}
        </Text>
      )}
    </DialogFrame>
  );
}

function actOf(
  key: string,
  active: number,
  step: (to: number) => void,
  run: (index: number) => void,
): (() => void) | undefined {
  switch (key) {
    case 'ArrowDown':
      return () => step(active + 1);
    case 'ArrowUp':
      return () => step(active - 1);
    case 'Enter':
      return () => run(active);
    default:
      return undefined;
  }
}

interface GroupProps {
  readonly group: PaletteGroup;
  /** The position of its first entry among all that are shown. */
  readonly first: number;
  readonly active: number;
  readonly optionId: (index: number) => string;
  readonly onPoint: (index: number) => void;
  readonly onRun: (index: number) => void;
}

function Group({ group: { name, entries }, first, active, optionId, onPoint, onRun }: GroupProps) {
  const { t } = useTexts('palette');
  return (
    <div role="group" aria-label={t(`groups.${name}`)}>
      <Text aria-hidden="true" px="4" pt="2" pb="1" fontSize="xs" fontWeight="semibold" color="fg.muted">
        {t(`groups.${name}`)}
      </Text>
      {entries.map(({ id, text, hint, lang }, at) => (
        <chakra.div
          key={id}
          id={optionId(first + at)}
          role="option"
          aria-selected={first + at === active}
          display="flex"
          gap="3"
          alignItems="center"
          justifyContent="space-between"
          px="4"
          py="2"
          minH="11"
          cursor="pointer"
          _selected={{ bg: 'bg.emphasized' }}
          onPointerMove={() => onPoint(first + at)}
          onClick={() => onRun(first + at)}
        >
          <span lang={lang}>{text}</span>
          {hint !== undefined && (
            <Text as="span" color="fg.muted" fontSize="sm" truncate>
              {hint}
            </Text>
          )}
        </chakra.div>
      ))}
    </div>
  );
}
