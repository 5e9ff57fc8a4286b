import { Box, HStack } from '@chakra-ui/react';
import { plainText, type Callout, type CalloutRole } from '@lemma/core/document';
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
import { memo, use, useId } from 'react';
import { InlineView } from '../../inline/index.ts';
import { useContentTexts } from '../../language/index.ts';
import { BlocksView } from '../blocks-view.tsx';
import { PageReadingContext } from '../page-reading.ts';
import { namesItself } from '../names-itself.ts';
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
export function CalloutBlockView({ block: { role, number, title, blocks, span } }: { readonly block: Callout }) {
  const { annotations } = use(PageReadingContext);
  const headlineId = useId();
  if (role === 'annotation' && !annotations) return null;
  const isNamed = role !== 'custom' || title !== undefined;
  return (
    <Box
      {...placeOf(span)}
      {...(isNamed && { role: 'group', 'aria-labelledby': headlineId })}
      colorPalette={looks[role].palette}
      borderStartWidth="4px"
      borderColor="colorPalette.solid"
      bg="bg.panel"
      roundedEnd="md"
      px="4"
      py="3"
      my="4"
    >
      {isNamed && <Name id={headlineId} role={role} number={number} title={title} />}
      <BlocksView blocks={blocks} />
    </Box>
  );
}

interface NameProps extends Pick<Callout, 'role'> {
  readonly id: string;
  readonly number: string | undefined;
  readonly title: Callout['title'] | undefined;
}

/** Stays while what is in the box is written. */
const Name = memo(function Name({ id, role, number, title }: NameProps) {
  const { t } = useContentTexts('document');
  const { icon: Icon } = looks[role];
  const own = role === 'custom' ? undefined : t(`callout.${role}`);
  const isTwice = own !== undefined && number === undefined && namesItself(role, plainText(title ?? []), own);
  // A custom box only shows the author's title, and so does one whose title says what it is.
  const word = isTwice ? undefined : own;
  return (
    <HStack id={id} gap="2" mb="2" color="colorPalette.fg" fontWeight="semibold">
      <Icon aria-hidden size="1.1em" style={{ flex: 'none' }} />
      <span>
        {word}
        {word !== undefined && number !== undefined && ` ${number}`}
        {word !== undefined && title !== undefined && ': '}
        {title !== undefined && <InlineView content={title} />}
      </span>
    </HStack>
  );
});
