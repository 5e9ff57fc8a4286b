import { calloutRoles, type Callout } from '../block.ts';
import type { Reading } from '../reading.ts';
import { childOf, spanOf, without, wordIn } from '../xml-element.ts';
import type { XmlElement } from '../xml.ts';

/** Reads `block`; one of an unknown role is shown as an info. */
export function readCallout(element: XmlElement, reading: Reading): Callout {
  const role = wordIn(element, 'role', calloutRoles);
  if (role === undefined) reading.leaveOut('role', element.attributes['role'] ?? '');
  const title = childOf(element, 'headline');
  return {
    kind: 'callout',
    role: role ?? 'info',
    ...(title && { title: reading.inline(title) }),
    blocks: reading.blocks(without(element, 'headline')),
    span: spanOf(element),
  };
}
