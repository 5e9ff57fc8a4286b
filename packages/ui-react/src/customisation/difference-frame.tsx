import { Box, chakra } from '@chakra-ui/react';
import { changePens, type BlockChange } from '@lemma/core/page-comparison';
import type { Block } from '@lemma/core/document';
import { createContext, memo, use, type ReactNode } from 'react';
import { BlockView } from '../document/index.ts';
import { useTexts } from '../language/index.ts';

/** A block that the other page does not have as it is. */
export interface MarkedDifference {
  readonly change: BlockChange;
  /** Its place among the differences, from 0. */
  readonly at: number;
  /** What is shown of it: with the words marked that are not in the other page. */
  readonly shown: Block;
}

/** The differences of a page by their blocks, and the one that the reader has gone to. */
export const DifferencesContext = createContext<{
  readonly ofBlocks: ReadonlyMap<Block, MarkedDifference>;
  readonly current: number | undefined;
}>({ ofBlocks: new Map(), current: undefined });

/** A block, framed if the other page does not have it as it is. */
export const ComparedBlock = memo(function ComparedBlock({ block }: { readonly block: Block }) {
  const { ofBlocks, current } = use(DifferencesContext);
  const difference = ofBlocks.get(block);
  if (difference === undefined) return <BlockView block={block} />;
  const { change, at, shown } = difference;
  return (
    <DifferenceFrame change={change} at={at} isCurrent={at === current}>
      <BlockView block={shown} />
    </DifferenceFrame>
  );
});

/** Each with its own sign, so that nobody has to tell colours apart. */
const looks = {
  added: { sign: '+', palette: 'green' },
  removed: { sign: '−', palette: 'red' },
  changed: { sign: '~', palette: 'orange' },
} as const;

interface DifferenceFrameProps {
  readonly change: BlockChange;
  readonly at: number;
  readonly isCurrent: boolean;
  readonly children?: ReactNode;
}

/** The frame around a difference: its colour, its sign, and its name in words, which a reader who goes there hears. */
export function DifferenceFrame({ change, at, isCurrent, children }: DifferenceFrameProps) {
  const { t, language } = useTexts('customisation');
  const { sign, palette } = looks[change];
  const name = t(`comparison.changes.${change}`);
  return (
    <Box
      data-difference={at}
      role="group"
      aria-label={name}
      tabIndex={-1}
      colorPalette={palette}
      borderStartWidth="4px"
      borderColor="colorPalette.solid"
      borderRadius="l1"
      my="2"
      ps="3"
      outline="2px solid"
      outlineOffset="2px"
      outlineColor={isCurrent ? 'colorPalette.solid' : 'transparent'}
      scrollMarginBlock="16"
      css={{
        [`& mark[data-pen="${String(changePens.added)}"]`]: { bg: 'green.subtle', textDecoration: 'underline' },
        [`& mark[data-pen="${String(changePens.removed)}"]`]: { bg: 'red.subtle', textDecoration: 'line-through' },
      }}
    >
      <chakra.div
        lang={language}
        display="inline-flex"
        gap="1.5"
        px="1.5"
        mb="1"
        rounded="xs"
        fontFamily="body"
        fontSize="xs"
        fontWeight="semibold"
        bg="colorPalette.subtle"
        color="colorPalette.fg"
        aria-hidden="true"
      >
        <span>{sign}</span>
        {name}
      </chakra.div>
      {children}
    </Box>
  );
}
