import type { NumberRange } from './question.ts';
import type { PartFormat } from './format.ts';
import { rangeIn } from './numbers-in.ts';
import { element as write, type Markup } from './xml-writer.ts';
import { childrenOf } from './xml-element.ts';
import type { XmlElement } from './xml.ts';

/** A pool of questions, one of which is drawn. */
export const poolFormat: PartFormat = {
  tag: 'pool',
  many: true,
  meaning: 'a pool from which one is drawn',
  attributes: [
    {
      name: 'range',
      values: 'text',
      default: '',
      meaning: 'numbers from 1, such as `1-3`; required',
    },
  ],
  content: [],
};

/** Reads every `pool` child of an element. */
export function readPools(element: XmlElement): readonly NumberRange[] {
  return childrenOf(element, 'pool').flatMap((pool) => rangeIn(pool, 'range') ?? []);
}

/** Prints one pool. */
export function printPool({ first, last }: NumberRange): Markup {
  return write('pool', { range: `${first}-${last}` });
}
