import type { Tabs } from '@lemma/core/document';
import { TabsFrame } from '../../reveal/index.ts';
import { BlocksView } from '../blocks-view.tsx';
import { placeOf } from '../place.ts';

/** Contents that take turns. A toggleable tab collapses when the open tab is selected again. */
export function TabsBlockView({ block: { initialTab, toggleable, tabs, span } }: { readonly block: Tabs }) {
  return (
    <TabsFrame
      initialTab={initialTab}
      toggleable={toggleable}
      tabs={tabs.map((tab) => ({
        title: tab.title,
        content: <BlocksView blocks={tab.blocks} />,
        place: placeOf(tab.span),
      }))}
      place={placeOf(span)}
    />
  );
}
