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
type BoardTool = readonly [name: NameOf<TextKey<'visualization'>>, icon: LucideIcon, use: (board: AnyBoard) => void];

const planeTools: readonly BoardTool[] = [
  ['zoomIn', ZoomIn, (board) => board.zoom(1 / zoomFactor)],
  ['zoomOut', ZoomOut, (board) => board.zoom(zoomFactor)],
  ['left', ArrowLeft, (board) => board.pan(-panShare, 0)],
  ['right', ArrowRight, (board) => board.pan(panShare, 0)],
  ['up', ArrowUp, (board) => board.pan(0, panShare)],
  ['down', ArrowDown, (board) => board.pan(0, -panShare)],
];

const spaceTools: readonly BoardTool[] = [
  ['orbitLeft', RotateCw, (board) => orbit(board, -orbitDegrees, 0)],
  ['orbitRight', RotateCcw, (board) => orbit(board, orbitDegrees, 0)],
  ['orbitUp', ChevronUp, (board) => orbit(board, 0, orbitDegrees)],
  ['orbitDown', ChevronDown, (board) => orbit(board, 0, -orbitDegrees)],
];

const start: BoardTool = ['start', House, (board) => board.showStart()];

interface BoardToolbarProps {
  /** Missing while it is loading: its tools are laid out already, so that nothing moves when it arrives. */
  readonly board: AnyBoard | undefined;
  readonly isSpace: boolean;
  /** All of them, or only the one that restores the initial view. */
  readonly tools: 'all' | 'start';
}

/**
 * Changes the view of the plane, or of space, which can be rotated as well. Wheel and touch are left to the page:
 * readers who scroll over a figure want to scroll.
 */
export function BoardToolbar({ board, isSpace, tools }: BoardToolbarProps) {
  const { t, language } = useTexts('visualization');
  const shown = tools === 'start' ? [start] : [...planeTools, ...(isSpace ? spaceTools : []), start];
  return (
    <chakra.div
      lang={language}
      role="toolbar"
      aria-label={t('boardToolbar.label')}
      display="flex"
      flexWrap="wrap"
      mt="1"
      visibility={board === undefined ? 'hidden' : undefined}
    >
      {shown.map(([name, Icon, use]) => (
        <IconButton
          key={name}
          size="xs"
          css={toolSize}
          variant="ghost"
          aria-label={t(`boardToolbar.${name}`)}
          title={t(`boardToolbar.${name}`)}
          onClick={() => board && use(board)}
        >
          <Icon size={16} />
        </IconButton>
      ))}
    </chakra.div>
  );
}

function orbit(board: AnyBoard, right: number, up: number): void {
  if ('orbit' in board) board.orbit(right, up);
}
