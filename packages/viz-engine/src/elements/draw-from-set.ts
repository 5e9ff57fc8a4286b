import { defineElement } from './define-element.ts';

/** One of several words or terms, drawn at random. */
export const drawFromSet = defineElement({
  type: 'drawFromSet',
  role: 'text',
  values: [1, 1000],
  isNumberOfNumbers: true,
  attributes: ['label', 'answer'],
  parse: (values) => ({ text: values.drawnText(), number: values.drawn() }),
  compute: ({ number }) => [number],
  words: ({ text }) => text(),
  control: () => ({ kind: 'words' }),
  describe: ({ text }) => ({ form: 'drawFromSet', gaps: { text: text() } }),
  examples: [{ definitions: [{ type: 'drawFromSet', name: 's', values: ['sin', 'cos', 'tan'] }] }],
});
