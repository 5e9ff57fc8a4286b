import type { Quickcheck } from '../block.ts';
import { readChoices } from '../read-choices.ts';
import { displayPrecisionOf } from '../display-precision.ts';
import { readVariables } from '../read-variables.ts';
import type { Reading } from '../reading.ts';
import { childOf, spanOf } from '../xml-element.ts';
import type { XmlElement } from '../xml.ts';

/** Reads `quickcheck`; any number of choices may be right unless its type says `mc.unique`. */
export function readQuickcheck(element: XmlElement, reading: Reading): Quickcheck {
  return {
    kind: 'quickcheck',
    id: reading.uniqueId(element.attributes['id'], 'quickcheck'),
    type: element.attributes['type'] === 'mc.unique' ? 'mc.unique' : 'mc.multiple',
    variables: readVariables(childOf(element, 'variables')),
    displayPrecision: displayPrecisionOf(element),
    text: reading.blocks(childOf(element, 'text')),
    choices: readChoices(element, reading),
    explanation: reading.blocks(childOf(element, 'explanation')),
    span: spanOf(element),
  };
}
