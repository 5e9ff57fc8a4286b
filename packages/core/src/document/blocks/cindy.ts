import {
  cindyEvents,
  cindySettings,
  isLiteralObject,
  kindOfLiteral,
  type CindyBlock,
  type CindyScript,
  type LiteralObject,
} from '../cindy.ts';
import { readLiteral } from '../read-literal.ts';
import type { Reading } from '../reading.ts';
import { childOf, childrenOf, numberIn, sourceTextOf, spanOf, textOfChild, wordIn } from '../xml-element.ts';
import type { XmlElement } from '../xml.ts';

/** Width and height of the canvas (specification 002 §9). */
const usualSize = 500;
const largestSize = 4000;

/** Reads `cindy`. Settings of another kind than they should be, and scripts of unknown events, are left out. */
export function readCindy(element: XmlElement, reading: Reading): CindyBlock {
  return {
    kind: 'cindy',
    construction: {
      id: reading.uniqueId(element.attributes['id'], 'cindy'),
      title: reading.inline(childOf(element, 'headline')),
      description: reading.inline(childOf(element, 'description')),
      settings: readSettings(textOfChild(element, 'settings'), reading),
      width: sizeIn(element, 'width'),
      height: sizeIn(element, 'height'),
      scripts: readScripts(element, reading),
    },
    span: spanOf(element),
  };
}

function sizeIn(element: XmlElement, edge: 'width' | 'height'): number {
  const size = numberIn(element, edge) ?? usualSize;
  return size >= 1 ? Math.min(size, largestSize) : usualSize;
}

function readSettings(json: string, reading: Reading): LiteralObject {
  const literal = json === '' ? {} : readLiteral(json);
  if (!isLiteralObject(literal)) {
    reading.leaveOut('settings', 'unreadable');
    return {};
  }
  const kinds = new Map<string, string>(Object.entries(cindySettings));
  const settings = Object.entries(literal).filter(([name, value]) => {
    const isKnown = kinds.get(name) === kindOfLiteral(value);
    if (!isKnown) reading.leaveOut('setting', name);
    return isKnown;
  });
  return Object.fromEntries(settings);
}

/** Of two scripts of one event the first counts. */
function readScripts(element: XmlElement, reading: Reading): readonly CindyScript[] {
  const scripts: CindyScript[] = [];
  for (const script of childrenOf(element, 'script')) {
    const event = wordIn(script, 'event', cindyEvents);
    if (event !== undefined && !scripts.some((other) => other.event === event)) {
      scripts.push({ event, code: sourceTextOf(script) });
    } else {
      reading.leaveOut('script', script.attributes['event'] ?? '');
    }
  }
  return scripts;
}
