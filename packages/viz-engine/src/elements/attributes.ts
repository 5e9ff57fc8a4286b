import type { figureAttributeNames } from '@lemma/core/document';

export type AttributeName = (typeof figureAttributeNames)[number];

const looks: readonly AttributeName[] = ['color', 'label', 'style', 'transparency', 'conditionalColoring'];

/** Attributes of everything drawn. */
export const drawnAttributes: readonly AttributeName[] = [...looks, 'textPosition', 'offset'];

/** Attributes of everything that can leave a trace. */
export const traceAttributes: readonly AttributeName[] = ['trace', 'traceDuration'];

/** Attributes of everything with a displayable value that can be an answer. */
export const valueAttributes: readonly AttributeName[] = ['displayValue', 'field', 'answer'];

/** Attributes of controls: the colour, and the label. */
export const controlAttributes: readonly AttributeName[] = ['color', 'conditionalColoring', 'label'];

/** Attributes of everything placed beside a board. */
export const placeAttributes: readonly AttributeName[] = ['width', 'position', 'positioning'];
