import { IconButton, chakra } from '@chakra-ui/react';
import type { SceneStore } from '@lemma/viz-engine/scene';
import { Dices, Eraser, Redo2, RotateCcw, Undo2, type LucideIcon } from 'lucide-react';
import { useStore } from '../binding/index.ts';
import { useTexts } from '../language/index.ts';
import { toolSize } from './tool-size.ts';

interface FigureToolbarProps {
  readonly store: SceneStore;
  readonly onNewVariant: (() => void) | undefined;
}

/** Undo, redo, reset, and new random values: only what is useful for this figure. */
export function FigureToolbar({ store, onNewVariant }: FigureToolbarProps) {
  const { t, language } = useTexts('visualization');
  const canUndo = useStore(store, ({ past }) => past.length > 0);
  const canRedo = useStore(store, ({ future }) => future.length > 0);
  const isAtStart = useStore(store, ({ position }) => position === store.start);
  const { scene } = store;
  const moves = scene.start.size > 0;
  const hasTraces = scene.variables.some(({ look }) => look.trace !== undefined);
  const newVariant = scene.isRandom ? onNewVariant : undefined;
  if (!moves && newVariant === undefined && !hasTraces) return null;
  return (
    <chakra.div
      lang={language}
      role="toolbar"
      aria-label={t('toolbar.label')}
      display="flex"
      gap="1"
      _print={{ display: 'none' }}
    >
      {moves && (
        <>
          <Tool icon={Undo2} label={t('toolbar.undo')} off={!canUndo} onUse={() => store.undo()} />
          <Tool icon={Redo2} label={t('toolbar.redo')} off={!canRedo} onUse={() => store.redo()} />
          <Tool icon={RotateCcw} label={t('toolbar.reset')} off={isAtStart} onUse={() => store.reset()} />
        </>
      )}
      {hasTraces && (
        <Tool icon={Eraser} label={t('toolbar.clearTraces')} off={false} onUse={() => scene.clearTraces()} />
      )}
      {newVariant && <Tool icon={Dices} label={t('toolbar.newVariant')} off={false} onUse={newVariant} />}
    </chakra.div>
  );
}

interface ToolProps {
  readonly icon: LucideIcon;
  readonly label: string;
  readonly off: boolean;
  readonly onUse: () => void;
}

function Tool({ icon: Icon, label, off, onUse }: ToolProps) {
  // A disabled button would lose the focus of a user who has just pressed it.
  return (
    <IconButton
      size="xs"
      css={toolSize}
      variant="ghost"
      aria-label={label}
      title={label}
      aria-disabled={off}
      opacity={off ? 0.4 : 1}
      onClick={() => {
        if (!off) onUse();
      }}
    >
      <Icon size={16} />
    </IconButton>
  );
}
