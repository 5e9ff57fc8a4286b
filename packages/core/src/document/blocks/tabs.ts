import type { Tabs } from '../block.ts';
import type { Reading } from '../reading.ts';
import { childOf, childrenOf, digitIn, spanOf, without } from '../xml-element.ts';
import type { XmlElement } from '../xml.ts';

/** Reads `tabs`; an initial tab that does not exist is the first. */
export function readTabs(element: XmlElement, reading: Reading): Tabs {
  const tabs = childrenOf(element, 'tab');
  const initialTab = digitIn(element, 'initial-tab');
  return {
    kind: 'tabs',
    initialTab: initialTab < tabs.length ? initialTab : 0,
    toggable: element.attributes['tabs-toggable'] === 'true',
    tabs: tabs.map((tab) => ({
      title: reading.inline(childOf(tab, 'headline')),
      blocks: reading.blocks(without(tab, 'headline')),
      span: spanOf(tab),
    })),
    span: spanOf(element),
  };
}
