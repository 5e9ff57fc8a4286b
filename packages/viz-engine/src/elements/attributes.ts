/** The attribute commands of this engine: `\color{P}{blue}` and so on. */
export const attributeNames = ['color', 'label', 'style', 'transparency', 'stepsize'] as const;

export type AttributeName = (typeof attributeNames)[number];

/** What everything that is drawn with a pen understands. */
export const drawnAttributes: readonly AttributeName[] = ['color', 'label', 'style', 'transparency'];
