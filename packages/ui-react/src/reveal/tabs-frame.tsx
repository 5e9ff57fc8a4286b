import { Box, Tabs } from '@chakra-ui/react';
import type { Inline } from '@lemma/core/document';
import { useState, type ReactNode } from 'react';
import { ControlTitle } from '../inline/index.ts';
import { usePrinting } from './use-printing.ts';

/** Attributes that link an element of the page to its place in the author's source. */
type Place = Readonly<Record<`data-${string}`, string>>;

interface TabsFrameProps {
  /** Counts from 0. */
  readonly initialTab: number;
  /** Whether the open tab collapses when selected again. */
  readonly toggleable: boolean;
  readonly tabs: readonly { readonly title: readonly Inline[]; readonly content: ReactNode; readonly place: Place }[];
  /** For contents that can only be rendered where they are visible, such as a board, which has to know its size. */
  readonly isLazy?: boolean;
  readonly place: Place;
}

/** Contents that take turns; on paper they follow one another. */
export function TabsFrame({ initialTab, toggleable, tabs, isLazy = false, place }: TabsFrameProps) {
  const [open, setOpen] = useState<string | null>(String(initialTab));
  const printing = usePrinting();
  return (
    <Tabs.Root
      {...place}
      value={open}
      onValueChange={({ value }) => setOpen(value)}
      deselectable={toggleable}
      lazyMount={isLazy && !printing}
      my="4"
    >
      <Tabs.List flexWrap="wrap" hidden={printing}>
        {tabs.map((tab, index) => (
          <Tabs.Trigger key={index} value={String(index)}>
            <ControlTitle content={tab.title} />
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {tabs.map((tab, index) => (
        <Tabs.Content key={index} value={String(index)} {...tab.place} {...(printing && { hidden: false })}>
          {printing && (
            <Box fontWeight="semibold" breakAfter="avoid" mb="2">
              <ControlTitle content={tab.title} />
            </Box>
          )}
          {tab.content}
        </Tabs.Content>
      ))}
    </Tabs.Root>
  );
}
