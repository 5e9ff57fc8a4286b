import { Box, HStack } from '@chakra-ui/react';
import type { Callout, CalloutRole } from '@lemma/core/document';
import {
  Blocks,
  BookMarked,
  BookOpenText,
  CircleAlert,
  CirclePlus,
  CircleX,
  Info,
  Landmark,
  Lightbulb,
  Layers,
  ListChecks,
  MessageCircleQuestion,
  MessageSquare,
  MessagesSquare,
  PanelTop,
  PencilLine,
  Pi,
  Ruler,
  Shapes,
  SquareCheckBig,
  SquarePen,
  SquareTerminal,
  StickyNote,
  TriangleAlert,
  Workflow,
  type LucideIcon,
} from 'lucide-react';
import { use, useId } from 'react';
import { InlineView } from '../../inline/index.ts';
import { useContentTexts } from '../../language/index.ts';
import { BlocksView } from '../blocks-view.tsx';
import { PageReadingContext } from '../page-reading.ts';
import { placeOf } from '../place.ts';

interface CalloutLook {
  readonly icon: LucideIcon;
  readonly palette: string;
}

const looks: Readonly<Record<CalloutRole, CalloutLook>> = {
  definition: { icon: BookMarked, palette: 'blue' },
  theorem: { icon: Landmark, palette: 'purple' },
  proof: { icon: SquareCheckBig, palette: 'gray' },
  rule: { icon: Ruler, palette: 'purple' },
  example: { icon: Shapes, palette: 'green' },
  remark: { icon: MessageSquare, palette: 'gray' },
  explanation: { icon: MessagesSquare, palette: 'teal' },
  tip: { icon: Lightbulb, palette: 'yellow' },
  summary: { icon: ListChecks, palette: 'brand' },
  algorithm: { icon: Workflow, palette: 'teal' },
  supplement: { icon: CirclePlus, palette: 'gray' },
  warning: { icon: TriangleAlert, palette: 'orange' },
  important: { icon: CircleAlert, palette: 'red' },
  annotation: { icon: StickyNote, palette: 'yellow' },
  info: { icon: Info, palette: 'blue' },
  notation: { icon: Pi, palette: 'brand' },
  exercise: { icon: PencilLine, palette: 'green' },
  error: { icon: CircleX, palette: 'red' },
  'code-output': { icon: SquareTerminal, palette: 'gray' },
  'quickcheck-explanation': { icon: MessageCircleQuestion, palette: 'teal' },
  'problem-explanation': { icon: SquarePen, palette: 'teal' },
  'info-box': { icon: PanelTop, palette: 'blue' },
  base: { icon: Layers, palette: 'brand' },
  custom: { icon: Blocks, palette: 'gray' },
  bookreference: { icon: BookOpenText, palette: 'orange' },
};

/** A named box of the page. Annotations are only for readers with the role view-annotations. */
export function CalloutView({ block }: { readonly block: Callout }) {
  const { t } = useContentTexts('document');
  const { annotations } = use(PageReadingContext);
  const headlineId = useId();
  if (block.role === 'annotation' && !annotations) return null;
  const { icon: Icon, palette } = looks[block.role];
  // A custom box only shows the author's title.
  const word = block.role === 'custom' ? undefined : t(`callout.${block.role}`);
  const isNamed = word !== undefined || block.title !== undefined;
  return (
    <Box
      {...placeOf(block.span)}
      {...(isNamed && { role: 'group', 'aria-labelledby': headlineId })}
      colorPalette={palette}
      borderStartWidth="4px"
      borderColor="colorPalette.solid"
      bg="bg.panel"
      roundedEnd="md"
      px="4"
      py="3"
      my="4"
    >
      {isNamed && (
        <HStack id={headlineId} gap="2" mb="2" color="colorPalette.fg" fontWeight="semibold">
          <Icon aria-hidden size="1.1em" style={{ flex: 'none' }} />
          <span>
            {word}
            {word !== undefined && block.number !== undefined && ` ${block.number}`}
            {word !== undefined && block.title !== undefined && ': '}
            {block.title !== undefined && <InlineView content={block.title} />}
          </span>
        </HStack>
      )}
      <BlocksView blocks={block.blocks} />
    </Box>
  );
}
