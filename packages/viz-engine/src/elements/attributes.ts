import type { figureAttributeNames } from '@lemma/core/document';

export type AttributeName = (typeof figureAttributeNames)[number];

const looks: readonly AttributeName[] = ['color', 'label', 'style', 'transparency', 'conditionalColoring'];

/** What everything that is drawn with a pen understands. */
export const drawnAttributes: readonly AttributeName[] = [...looks, 'textPosition', 'offset'];

/** What leaves a trace if it is told to. */
export const traceAttributes: readonly AttributeName[] = ['trace', 'traceDuration'];

/** What has a value that is shown and can be an answer. */
export const valueAttributes: readonly AttributeName[] = ['displayValue', 'field', 'answer'];

/** What a control understands: it takes the colour, and its words are its label. */
export const controlAttributes: readonly AttributeName[] = ['color', 'conditionalColoring', 'label'];

/** What is placed beside a board. */
export const placeAttributes: readonly AttributeName[] = ['width', 'position', 'positioning'];
