import type { Tile } from '@lemma/core/document';
import { plainText } from '@lemma/core/document';
import { use } from 'react';
import { mathLine } from '../formula/index.ts';
import { nameOf, ValuesContext } from '../inline/index.ts';
import type { InputProps } from './input-props.ts';
import { SelectInput } from './select-input.tsx';

/** A drop target for a tile: shows the chosen one. */
export function TileInput({ tiles, ...props }: InputProps & { readonly tiles: readonly Tile[] }) {
  const values = use(ValuesContext);
  const options = tiles.map(({ id, content }) => ({
    value: id,
    text: nameOf(content, values, mathLine) ?? plainText(content),
  }));
  return <SelectInput {...props} options={[{ value: '', text: '…' }, ...options]} />;
}
