import { Box } from '@chakra-ui/react';
import { type Tile, plainText } from '@lemma/core/document';
import { use } from 'react';
import { mathLine } from '../formula/index.ts';
import { nameOf, ValuesContext } from '../inline/index.ts';
import type { AnswerShape } from './answer-shape.ts';
import { CasesInput } from './cases-input.tsx';
import { HelpedFields } from './helped-fields.tsx';
import type { InputProps } from './input-props.ts';
import { IntervalsInput } from './intervals-input.tsx';
import { LineInput } from './line-input.tsx';
import { MatrixInput } from './matrix-input.tsx';
import { TruthTableInput } from './truth-table-input.tsx';
import { SelectInput } from './select-input.tsx';
import { useOwnUndo } from './use-own-undo.ts';
import { TileBoardContext, type TilePlaceProps } from './tile-board-context.ts';

/** The fields of one answer of any type: together they contain one text. */
export function AnswerInput(props: InputProps & { readonly shape: AnswerShape }) {
  const { asked, readOnly = false, value } = props;
  const { onChange, onKeyDown } = useOwnUndo(value, props.onChange);
  return (
    <HelpedFields asked={readOnly ? undefined : asked} text={value}>
      <Box as="span" display="contents" onKeyDown={onKeyDown}>
        <Fields {...props} onChange={onChange} />
      </Box>
    </HelpedFields>
  );
}

function Fields({ shape, ...props }: InputProps & { readonly shape: AnswerShape }) {
  switch (shape.kind) {
    case 'line':
      return <LineInput {...props} />;
    case 'matrix':
      return <MatrixInput {...props} rows={shape.rows} columns={shape.columns} />;
    case 'intervals':
      return <IntervalsInput {...props} />;
    case 'truthTable':
      return <TruthTableInput {...props} names={shape.names} />;
    case 'cases':
      return <CasesInput {...props} />;
    case 'tile':
      return <TileInput {...props} tiles={shape.tiles} place={shape.place} />;
  }
}

/** A place for a tile; a choice of tiles where there is no board of them. */
function TileInput({ tiles, ...props }: TilePlaceProps & { readonly tiles: readonly Tile[] }) {
  const values = use(ValuesContext);
  const board = use(TileBoardContext);
  if (board !== undefined) return <board.Place {...props} />;
  const options = tiles.map(({ id, content }) => ({
    value: id,
    text: nameOf(content, values, mathLine) ?? plainText(content),
  }));
  return <SelectInput {...props} options={[{ value: '', text: '…' }, ...options]} />;
}
