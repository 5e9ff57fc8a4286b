import { IconButton, chakra } from '@chakra-ui/react';
import {
  ArrowDown,
  ArrowLeft,
  ArrowRight,
  ArrowUp,
  ChevronDown,
  ChevronUp,
  House,
  RotateCcw,
  RotateCw,
  ZoomIn,
  ZoomOut,
  type LucideIcon,
} from 'lucide-react';
import { useTexts, type TextKey } from '../language/index.ts';
import { toolSize } from './tool-size.ts';
import type { AnyBoard } from './use-board.ts';

const zoomFactor = 1.25;
const panShare = 0.1;
const orbitDegrees = 15;

type NameOf<Key> = Key extends `boardToolbar.${infer Name}` ? Name : never;
type BoardTool = readonly [name: NameOf<TextKey<'visualization'>>, icon: LucideIcon, use: () => void];

/**
 * Shows another part of the plane, or of space, which can be turned as well. Wheel and touch are left to the page: who scrolls over a figure wants to scroll.
 */
export function BoardToolbar({ board }: { readonly board: AnyBoard }) {
  const { t, language } = useTexts('visualization');
  const orbits: readonly BoardTool[] =
    'orbit' in board
      ? [
          ['orbitLeft', RotateCw, () => board.orbit(-orbitDegrees, 0)],
          ['orbitRight', RotateCcw, () => board.orbit(orbitDegrees, 0)],
          ['orbitUp', ChevronUp, () => board.orbit(0, orbitDegrees)],
          ['orbitDown', ChevronDown, () => board.orbit(0, -orbitDegrees)],
        ]
      : [];
  const tools: readonly BoardTool[] = [
    ['zoomIn', ZoomIn, () => board.zoom(1 / zoomFactor)],
    ['zoomOut', ZoomOut, () => board.zoom(zoomFactor)],
    ['left', ArrowLeft, () => board.pan(-panShare, 0)],
    ['right', ArrowRight, () => board.pan(panShare, 0)],
    ['up', ArrowUp, () => board.pan(0, panShare)],
    ['down', ArrowDown, () => board.pan(0, -panShare)],
    ...orbits,
    ['start', House, () => board.showStart()],
  ];
  return (
    <chakra.div
      lang={language}
      role="toolbar"
      aria-label={t('boardToolbar.label')}
      display="flex"
      flexWrap="wrap"
      mt="1"
    >
      {tools.map(([name, Icon, use]) => (
        <IconButton
          key={name}
          size="xs"
          css={toolSize}
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
