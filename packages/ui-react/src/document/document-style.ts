import type { SystemStyleObject } from '@chakra-ui/react';

const heading: SystemStyleObject = { fontFamily: 'heading', fontWeight: 'semibold', lineHeight: 'shorter', mb: '3' };

/**
 * The look of a page, said once for all its elements: styles of their own on each of a thousand elements would cost the
 * first picture of the page dearly.
 */
export const documentStyle: SystemStyleObject = {
  overflowWrap: 'break-word',
  '& h1': { ...heading, fontSize: '3xl', mb: '6' },
  '& h2': { ...heading, fontSize: '2xl', mt: '10' },
  '& h3': { ...heading, fontSize: 'xl', mt: '8' },
  '& h4': { ...heading, fontSize: 'lg', mt: '6' },
  '& p': { mb: '3' },
  '& p:last-child': { mb: '0' },
  '& section > p:last-child': { mb: '3' },
  '& a': { color: 'brand.fg', textDecoration: 'underline', textUnderlineOffset: '0.15em' },
  '& dfn': { fontStyle: 'italic', fontWeight: 'semibold' },
  '& code': { fontFamily: 'mono', fontSize: '0.9em' },
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
  '& table': { borderCollapse: 'collapse', mb: '3' },
  '& th, & td': { px: '3', py: '1.5', borderBottomWidth: '1px', verticalAlign: 'top' },
  '& th': { fontWeight: 'semibold' },
  '& thead :is(th, td)': { borderBottomWidth: '2px', borderColor: 'border.emphasized' },
  // What is out of view need not be laid out for the first picture of the page.
  '&, & section': {
    '& > [data-at]:not(section, h2, h3, h4)': {
      contentVisibility: 'auto',
      containIntrinsicBlockSize: 'auto 6rem',
      overflowClipMargin: '1rem',
    },
  },
  '@media print': {
    '& [data-at]': { contentVisibility: 'visible !important' },
    '& [data-control]': { display: 'none' },
    '& a': { color: 'inherit' },
  },
};
