import type { SystemStyleObject } from '@chakra-ui/react';
import { cellColors } from '@lemma/core/document';
import { firstChild } from '../theme/index.ts';

const strong = { borderColor: 'border.emphasized' } as const;
const cells = ':is(th, td)';

/** Cell colours: light ones keep the text colour of the page, dark ones invert it. */
const colors = Object.fromEntries(
  cellColors.map((name): [string, SystemStyleObject] => {
    const [shade, color] = /^(?:(light|dark)_)?(\w+)$/.exec(name)?.slice(1) ?? [];
    const palette = color === 'grey' ? 'gray' : color;
    const look =
      name === 'white'
        ? { bg: 'bg.panel', color: 'fg' }
        : shade === 'dark'
          ? { bg: `${palette}.fg`, color: 'bg.panel' }
          : { bg: `${palette}.${shade === 'light' ? 'subtle' : 'muted'}`, color: 'fg' };
    return [`& [data-color="${name}"]`, look];
  }),
);

/** The table styles, each defined once for all tables of a page. */
export const tableStyle: SystemStyleObject = {
  '& table': { borderCollapse: 'collapse', mb: '3' },
  '& th, & td': { px: '3', py: '1.5', borderBottomWidth: '1px', verticalAlign: 'top' },
  '& th': { fontWeight: 'semibold' },
  [`& thead ${cells}`]: { borderBottomWidth: '2px', ...strong },
  [`& tfoot tr:first-of-type ${cells}`]: { borderTopWidth: '2px', ...strong },
  '& table[data-placement="center"]': { marginInline: 'auto' },
  '& table[data-placement="right"]': { marginInlineStart: 'auto' },
  [`& table:is([data-type="layout"], [data-type="items"], [data-type="butcher"], [data-type="simple"], [data-ruled]) ${cells}`]:
    { borderWidth: '0' },
  '& table[data-type="simple"]': { borderBlockWidth: '2px', ...strong },
  [`& table[data-type="simple"] thead ${cells}`]: { borderBottomWidth: '1px', ...strong },
  [`& table[data-type="simple"] tfoot tr:first-of-type ${cells}`]: { borderTopWidth: '1px', ...strong },
  '& table[data-type="items"] th': { textAlign: 'start', paddingInlineStart: '0' },
  [`& table[data-type="crosstab"] tbody th, & table[data-type="crosstab"] thead tr > ${firstChild}`]: {
    borderInlineEndWidth: '2px',
    ...strong,
  },
  [`& table[data-type="butcher"] tr > ${firstChild}`]: { borderInlineEndWidth: '1px', borderColor: 'fg' },
  [`& table[data-type="butcher"] :is(tbody:last-child, tfoot) tr:last-of-type > ${cells}`]: {
    borderTopWidth: '1px',
    borderTopColor: 'fg',
  },
  [`& table[data-padding="none"] ${cells}`]: { p: '0' },
  '& table[data-ruled] [data-line-before]': { borderInlineStartWidth: '1px', ...strong },
  '& table[data-ruled] [data-line-after]': { borderInlineEndWidth: '1px', ...strong },
  [`& table[data-ruled] tr[data-rule-above] > ${cells}`]: { borderTopWidth: '1px', ...strong },
  [`& table[data-ruled] tr[data-rule-below] > ${cells}`]: { borderBottomWidth: '1px', ...strong },
  '& table p:last-child': { mb: '0' },
  '& table :is(ul, ol)': { mb: '0' },
  '& [data-color] :is(a, button)': { color: 'inherit' },
  ...colors,
};
