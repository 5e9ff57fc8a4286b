import { chakra } from '@chakra-ui/react';
import type { Canvas, RowAlignment, VisualizationRow } from '@lemma/core/document';
import type { Span } from '@lemma/core/source';
import { Fragment, type ReactNode } from 'react';
import { InlineView } from '../inline/index.ts';
import { StepsFrame, TabsFrame } from '../reveal/index.ts';

interface FigureRowsProps {
  readonly rows: readonly VisualizationRow[];
  readonly showCanvas: (canvas: Canvas) => ReactNode;
}

/** Lines of text, boards side by side, tabs and steps, one below the other. */
export function FigureRows({ rows, showCanvas }: FigureRowsProps) {
  const inside = (inner: readonly VisualizationRow[]) => <FigureRows rows={inner} showCanvas={showCanvas} />;
  return rows.map((row, index) => {
    switch (row.kind) {
      case 'text':
        return (
          <chakra.p key={index} my="2" textAlign={row.alignment && textEdges[row.alignment]} {...placeOf(row.span)}>
            <InlineView content={row.content} />
          </chakra.p>
        );
      case 'canvases':
        return (
          <chakra.div
            key={index}
            display="flex"
            flexWrap="wrap"
            justifyContent={row.alignment && boxEdges[row.alignment]}
            gap="5"
            my="3"
          >
            {row.canvases.map((canvas, at) => (
              <Fragment key={at}>{showCanvas(canvas)}</Fragment>
            ))}
          </chakra.div>
        );
      case 'tabs':
        return (
          <TabsFrame
            key={index}
            isLazy
            initialTab={row.initialTab}
            toggleable={row.toggleable}
            tabs={row.tabs.map((tab) => ({ title: tab.title, content: inside(tab.rows), place: placeOf(tab.span) }))}
            place={placeOf(row.span)}
          />
        );
      case 'steps':
        return (
          <StepsFrame
            key={index}
            initialSteps={row.initialSteps}
            steps={row.steps.map((step) => ({ content: inside(step.rows), place: placeOf(step.span) }))}
            place={placeOf(row.span)}
          />
        );
    }
  });
}

const textEdges: Readonly<Record<RowAlignment, string>> = { left: 'start', center: 'center', right: 'end' };
const boxEdges: Readonly<Record<RowAlignment, string>> = { left: 'flex-start', center: 'center', right: 'flex-end' };

function placeOf({ from, to }: Span) {
  return { 'data-at': `${from}-${to}` };
}
