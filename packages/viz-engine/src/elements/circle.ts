import { drawnAttributes } from './attributes.ts';
import { defineElement } from './define-element.ts';

/** A circle by its centre and its radius, or a point it goes through. */
export const circle = defineElement({
  type: 'circle',
  role: 'shape',
  values: [2, 2],
  options: ['editable'],
  attributes: drawnAttributes,
  parse: (values) => {
    const centre = values.point(0);
    const rim = values.pointOrNumber(1);
    if (rim.kind === 'number') return { centre, radius: rim.number, through: undefined };
    const { point } = rim;
    return { centre, radius: () => Math.hypot(point.x() - centre.x(), point.y() - centre.y()), through: point.name };
  },
  draw: ({ centre, radius }, board, look) => board.circle(centre, radius, look),
  describe: ({ centre, radius, through }) =>
    through === undefined
      ? { form: 'circle', gaps: { centre: centre.name, radius: radius() } }
      : { form: 'circleThrough', gaps: { centre: centre.name, through, radius: radius() } },
  examples: [
    {
      definitions: [
        { type: 'point', name: 'M', values: ['1', '0'], options: ['editable'] },
        { type: 'circle', name: 'k', values: ['M', '2'], attributes: { label: 'k' } },
      ],
    },
    {
      definitions: [
        { type: 'point', name: 'M', values: ['0', '0'] },
        { type: 'point', name: 'P', values: ['2', '1'], options: ['editable'] },
        { type: 'circle', name: 'k', values: ['M', 'P'], attributes: { color: '#0a7f5a', transparency: '0.4' } },
      ],
    },
  ],
});
