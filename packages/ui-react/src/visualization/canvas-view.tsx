import { Skeleton, chakra } from '@chakra-ui/react';
import type { Canvas } from '@lemma/core/document';
import { controlHeight, type ControlPlace, type SceneStore } from '@lemma/viz-engine/scene';
import { useRef, type ReactNode } from 'react';
import { useTexts } from '../language/index.ts';
import { BoardToolbar } from './board-toolbar.tsx';
import { ControlView } from './control-view.tsx';
import { useBoard } from './use-board.ts';

interface CanvasViewProps {
  readonly canvas: Canvas;
  readonly store: SceneStore;
  readonly interactive: boolean;
  /** The id of the element that describes the figure in words. */
  readonly description?: string;
}

/** A board and the controls beside it. It has the author's width, or as much as the page allows. */
export function CanvasView({ canvas, store, interactive, description }: CanvasViewProps) {
  const { t, language } = useTexts('visualization');
  const place = useRef<HTMLDivElement>(null);
  const board = useBoard(place, canvas, store, interactive);
  const { width, height, space } = canvas.options;
  // Readers without a wheel have buttons. A view of space can always be rotated, so there is always a way back.
  const tools =
    canvas.options.toolbar || canvas.options.wheelZoom === true ? 'all' : space !== undefined ? 'start' : 'none';
  const controls = store.scene.controls(canvas);
  const above = controls.filter(({ place }) => place.isGiven);
  const below = controls.filter(({ place }) => !place.isGiven);
  // A view of space can be rotated even if nothing in it can be moved.
  const isMovable = space !== undefined || (interactive && store.scene.hasGrips(canvas));
  return (
    // The picture has the author's width; the border surrounds it.
    <chakra.div width={`${width + 2}px`} maxWidth="100%">
      <chakra.div
        position="relative"
        borderWidth="1px"
        borderColor="border"
        rounded="md"
        bg="bg.panel"
        color="fg.muted"
        overflow="hidden"
      >
        {/* Announced as an image if it is not interactive; as a group, so that what can be moved is found inside, otherwise. */}
        <chakra.div
          ref={place}
          role={isMovable ? 'group' : 'img'}
          aria-label={t('board')}
          aria-describedby={description}
          aria-busy={board.status === 'loading'}
          aspectRatio={`${width} / ${height}`}
        />
        {above.map((control) => (
          <OnBoard key={control.name} place={control.place}>
            <ControlView control={control} store={store} interactive={interactive} />
          </OnBoard>
        ))}
        {board.status === 'loading' && (
          <>
            <Skeleton position="absolute" inset="0" aria-hidden="true" />
            <chakra.span srOnly lang={language}>
              {t('boardComing')}
            </chakra.span>
          </>
        )}
        {board.status === 'failed' && (
          <chakra.p position="absolute" inset="0" p="4" lang={language} role="alert">
            {t('boardFailed')}
          </chakra.p>
        )}
      </chakra.div>
      {tools !== 'none' && board.status !== 'failed' && (
        <BoardToolbar
          board={board.status === 'loaded' ? board.value : undefined}
          isSpace={space !== undefined}
          tools={tools}
        />
      )}
      {below.length > 0 && (
        <chakra.div paddingTop={`${(below[0]?.place.top ?? 0) - controlHeight / 2}px`}>
          {below.map((control) => (
            <ControlView key={control.name} control={control} store={store} interactive={interactive} />
          ))}
        </chakra.div>
      )}
    </chakra.div>
  );
}

interface OnBoardProps {
  readonly place: ControlPlace;
  readonly children: ReactNode;
}

/** Places a control on the board where its author wants it; the board behind it remains usable. */
function OnBoard({ place: { from, top }, children }: OnBoardProps) {
  return (
    <chakra.div
      position="absolute"
      insetInlineStart={`${100 * from}%`}
      insetInlineEnd="0"
      top={`${100 * top}%`}
      transform={`translateY(-${100 * top}%)`}
      color="fg"
      pointerEvents="none"
      css={{ '& > * > *, & > label': { pointerEvents: 'auto' } }}
    >
      {children}
    </chakra.div>
  );
}
