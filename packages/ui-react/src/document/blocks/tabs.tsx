import { Tabs as ChakraTabs } from '@chakra-ui/react';
import type { Tabs } from '@lemma/core/document';
import { useState } from 'react';
import { ControlTitle } from '../../inline/index.ts';
import { BlocksView } from '../blocks-view.tsx';
import { placeOf } from '../place.ts';

/** Contents that take turns. A toggable tab collapses when the open tab is chosen again. */
export function TabsView({ block }: { readonly block: Tabs }) {
  const [open, setOpen] = useState<string | null>(String(block.initialTab));
  return (
    <ChakraTabs.Root
      {...placeOf(block.span)}
      value={open}
      onValueChange={({ value }) => setOpen(value)}
      deselectable={block.toggable}
      my="4"
    >
      <ChakraTabs.List flexWrap="wrap">
        {block.tabs.map((tab, index) => (
          <ChakraTabs.Trigger key={index} value={String(index)}>
            <ControlTitle content={tab.title} />
          </ChakraTabs.Trigger>
        ))}
      </ChakraTabs.List>
      {block.tabs.map((tab, index) => (
        <ChakraTabs.Content key={index} value={String(index)} {...placeOf(tab.span)}>
          <BlocksView blocks={tab.blocks} />
        </ChakraTabs.Content>
      ))}
    </ChakraTabs.Root>
  );
}
