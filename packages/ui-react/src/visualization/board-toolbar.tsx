import { IconButton, chakra } from '@chakra-ui/react';
import type { OpenBoard } from '@lemma/viz-engine/board';
import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, House, ZoomIn, ZoomOut, type LucideIcon } from 'lucide-react';
import { useTexts } from '../language/index.ts';

const zoomFactor = 1.25;
const panShare = 0.1;

/**
 * Shows another part of the plane. Wheel and touch are left to the page: who scrolls over a figure wants to scroll.
 */
export function BoardToolbar({ board }: { readonly board: OpenBoard }) {
  const { t } = useTexts('visualization');
  const tools: readonly (readonly [name: string, icon: LucideIcon, use: () => void])[] = [
    ['zoomIn', ZoomIn, () => board.zoom(1 / zoomFactor)],
    ['zoomOut', ZoomOut, () => board.zoom(zoomFactor)],
    ['left', ArrowLeft, () => board.pan(-panShare, 0)],
    ['right', ArrowRight, () => board.pan(panShare, 0)],
    ['up', ArrowUp, () => board.pan(0, panShare)],
    ['down', ArrowDown, () => board.pan(0, -panShare)],
    ['start', House, () => board.showStart()],
  ];
  return (
    <chakra.div role="toolbar" aria-label={t('boardToolbar.label')} display="flex" flexWrap="wrap" mt="1">
      {tools.map(([name, Icon, use]) => (
        <IconButton
          key={name}
          size="xs"
          variant="ghost"
          aria-label={t(`boardToolbar.${name}`)}
          title={t(`boardToolbar.${name}`)}
          onClick={use}
        >
          <Icon size={16} />
        </IconButton>
      ))}
    </chakra.div>
  );
}
