import { Button, chakra, type SystemStyleObject } from '@chakra-ui/react';
import type { OutlineEntry } from '@lemma/core/document';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { useId, useState } from 'react';
import { ControlTitle } from '../inline/index.ts';
import { useTexts } from '../language/index.ts';

/** From this width on there is room beside the text. */
export const roomBeside = '@media (min-width: 1200px)';

const indents = { 1: '0', 2: '4', 3: '8' } as const;

const beside: SystemStyleObject = {
  mb: '5',
  fontSize: 'sm',
  [roomBeside]: { position: 'sticky', top: '5rem', maxH: 'calc(100dvh - 7rem)', overflowY: 'auto', mb: '0', order: 1 },
  '@media print': { display: 'none' },
};

const list: SystemStyleObject = {
  listStyleType: 'none',
  borderStartWidth: '2px',
  mt: '1',
  [roomBeside]: { display: 'block' },
  '& a': {
    display: 'block',
    py: '1',
    pe: '2',
    ms: '-2px',
    borderStartWidth: '2px',
    borderColor: 'transparent',
    color: 'fg.muted',
    borderRadius: '0',
  },
  '& a:hover': { color: 'fg', borderColor: 'border.emphasized' },
  '& a[aria-current]': { color: 'brand.fg', borderColor: 'brand.solid', fontWeight: 'semibold' },
};

interface OutlineProps {
  readonly entries: readonly OutlineEntry[];
  /** The id of the section being read. */
  readonly current: string | undefined;
}

/** The sections of a page: beside the text if there is room, otherwise collapsed above it. */
export function Outline({ entries, current }: OutlineProps) {
  const { t } = useTexts('document');
  const [open, setOpen] = useState(false);
  const listId = useId();
  const Icon = open ? ChevronDown : ChevronRight;
  return (
    <chakra.nav aria-label={t('outline.title')} css={beside}>
      <Button
        size="sm"
        variant="outline"
        css={{ [roomBeside]: { display: 'none' } }}
        aria-expanded={open}
        aria-controls={listId}
        onClick={() => setOpen(!open)}
      >
        <Icon size={16} aria-hidden="true" />
        {t('outline.title')}
      </Button>
      <chakra.p
        aria-hidden="true"
        fontWeight="semibold"
        mb="1"
        css={{ display: 'none', [roomBeside]: { display: 'block' } }}
      >
        {t('outline.title')}
      </chakra.p>
      <chakra.ul id={listId} css={{ display: open ? 'block' : 'none', ...list }}>
        {entries.map(({ id, level, number, headline }) => (
          <li key={id}>
            <chakra.a
              href={`#${id}`}
              ps={`calc(${indents[level]} * 0.25rem + 0.75rem)`}
              aria-current={id === current ? 'location' : undefined}
              onClick={() => setOpen(false)}
            >
              {number !== undefined && <>{number}&ensp;</>}
              <ControlTitle content={headline} />
            </chakra.a>
          </li>
        ))}
      </chakra.ul>
    </chakra.nav>
  );
}
