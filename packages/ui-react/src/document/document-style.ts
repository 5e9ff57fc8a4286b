import type { SystemStyleObject } from '@chakra-ui/react';
import { firstChild } from '../theme/index.ts';
import { tableStyle } from './table-style.ts';

/** The highlighters of `mark` by number: on paper and screen, light and dark. */
const pens = ['yellow', 'green', 'blue', 'red', 'orange', 'purple', 'teal', 'gray'];
const marks: SystemStyleObject = {
  '& mark[data-pen]': { rounded: 'xs', px: '0.5', color: 'fg' },
  ...Object.fromEntries(pens.map((color, pen) => [`& mark[data-pen="${pen}"]`, { bg: `${color}.muted` }])),
  '& mark[data-pen="8"]': { bg: 'transparent', textDecoration: 'underline wavy', textDecorationColor: 'red.solid' },
  '& mark[data-pen="9"]': { bg: 'transparent', borderWidth: '1px', borderColor: 'fg.muted' },
};

/** Blocks at the side, or below the title. */
const asides: SystemStyleObject = {
  '& [data-float]': { mb: '3' },
  '@media (min-width: 40rem)': {
    '& [data-float]': { maxWidth: '50%', contentVisibility: 'visible !important' },
    '& [data-float="left"]': { float: 'left', me: '5' },
    '& [data-float="right"]': { float: 'right', ms: '5' },
    // A paragraph with its own layout containment would not flow around floats.
    '& [data-float] ~ p': { contentVisibility: 'visible !important' },
  },
  '& h1:has(+ [data-look])': { mb: '2' },
  '& [data-look="subtitle"]': { fontSize: 'xl', color: 'fg.muted', mb: '2' },
  '& [data-look="authors"]': {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '5',
    ps: '0',
    mb: '2',
    listStyleType: 'none',
  },
  '& [data-look="authors"] > li': { ps: '0' },
  '& [data-look="version"]': { color: 'fg.muted', fontSize: 'sm', mb: '6' },
};

/** Inline elements that need more than their default style. */
const words: SystemStyleObject = {
  '& :is(samp, [data-look="file"])': { fontFamily: 'mono', fontSize: '0.9em' },
  '& kbd': {
    fontFamily: 'mono',
    fontSize: '0.85em',
    borderWidth: '1px',
    borderBottomWidth: '2px',
    rounded: 'sm',
    px: '1',
  },
  '& var': { fontStyle: 'italic' },
  '& [data-look="placeholder"]': { borderBottom: '1px dashed currentColor' },
  '& [data-look="large"]': { fontSize: 'larger' },
  '& [data-look="no-break"]': { whiteSpace: 'nowrap' },
  '& small': { fontSize: '0.85em' },
  '& u': { textDecoration: 'underline' },
  '& sup': { lineHeight: '0', fontSize: '0.75em' },
  '& [data-look="balloon"]': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    minHeight: '6',
    minWidth: '6',
    justifyContent: 'center',
    color: 'brand.fg',
    cursor: 'pointer',
    textDecoration: 'underline dotted',
    textUnderlineOffset: '0.15em',
  },
  '& h2[data-look="footnotes"]': { fontSize: 'lg', mt: '0' },
  // The note that was the target of a link.
  '& li:target': { bg: 'bg.emphasized' },
};

const heading: SystemStyleObject = { fontFamily: 'heading', fontWeight: 'semibold', lineHeight: 'shorter', mb: '3' };

/**
 * The style of a page, defined once for all its elements: individual styles on each of a thousand elements would make
 * the first paint of the page expensive.
 */
export const documentStyle: SystemStyleObject = {
  overflowWrap: 'break-word',
  '& h1': { ...heading, fontSize: '3xl', mb: '6' },
  // The title if the surrounding page has its own.
  [`& > h2${firstChild}`]: { ...heading, fontSize: '2xl', mt: '0', mb: '4' },
  '& h2': { ...heading, fontSize: '2xl', mt: '10' },
  '& h3': { ...heading, fontSize: 'xl', mt: '8' },
  '& h4': { ...heading, fontSize: 'lg', mt: '6' },
  '& p': { mb: '3' },
  '& p:last-child': { mb: '0' },
  '& section > p:last-child': { mb: '3' },
  '& a': { color: 'brand.fg', textDecoration: 'underline', textUnderlineOffset: '0.15em' },
  '& dfn': { fontStyle: 'italic', fontWeight: 'semibold' },
  '& code': { fontFamily: 'mono', fontSize: '0.9em' },
  ...words,
  ...asides,
  ...marks,
  '& :not(pre) > code': { bg: 'bg.emphasized', px: '1', rounded: 'xs' },
  '& pre': {
    bg: 'bg.muted',
    borderWidth: '1px',
    rounded: 'md',
    p: '3',
    mb: '3',
    overflowX: 'auto',
    lineHeight: 'short',
  },
  '& ul, & ol': { ps: '7', mb: '3' },
  '& li': { ps: '1', mb: '1' },
  '& li > p': { mb: '1' },
  '& li > :is(ul, ol)': { my: '1' },
  '& dt': { fontWeight: 'semibold' },
  '& dd': { ps: '7', mb: '2' },
  ...tableStyle,
  // What is out of view need not be laid out for the first paint; the beginning is (first-screens.ts).
  '&, & section': {
    '& > [data-at]:not(section, h2, h3, h4, [data-first])': {
      contentVisibility: 'auto',
      containIntrinsicBlockSize: 'auto 6rem',
      overflowClipMargin: '1rem',
    },
  },
  // The part of the page that contains the author's cursor.
  '& [data-marked]': { bg: 'brand.subtle', outline: '2px solid', outlineColor: 'brand.muted', outlineOffset: '2px' },
  // Lines of more than about 72 letters are hard to read; anything but text may be wider (specification 000 §9: 1000
  // pixels).
  maxWidth: '1000px',
  '& :is(p, dl, blockquote)': { maxWidth: '72ch' },
  '& :is(ul, ol)': { maxWidth: 'calc(72ch + 1.75rem)' },
  '& figure p': { maxWidth: 'none' },
  '@media print': {
    maxWidth: 'none',
    '& :is(p, dl, blockquote, ul, ol)': { maxWidth: 'none' },
    '& [data-marked]': { bg: 'transparent', outline: 'none' },
    '& [data-at]': { contentVisibility: 'visible !important' },
    '& [data-control]': { display: 'none' },
    '& a': { color: 'inherit' },
  },
};
