import { drawnAttributes, traceAttributes } from './attributes.ts';
import { defineElement } from './define-element.ts';
import { place } from './place.ts';
import { radiusFrom, withRadius } from './radius.ts';

/** A circle given by its centre and its radius, or a point on it. */
export const circle = defineElement({
  type: 'circle',
  role: 'shape',
  values: [2, 2],
  options: ['editable'],
  attributes: [...drawnAttributes, ...traceAttributes],
  parse: (values) => {
    const centre = values.point(0);
    const rim = values.pointOrNumber(1);
    if (rim.kind === 'number') {
      const given = rim.number;
      return { centre, given, radius: radiusFrom(given), through: undefined, points: [centre] };
    }
    const { point } = rim;
    return {
      centre,
      given: undefined,
      radius: () => Math.hypot(point.x() - centre.x(), point.y() - centre.y()),
      through: point.name,
      points: [centre, point],
    };
  },
  carries: ({ points }) => points,
  curve: ({ centre, radius }) => ({
    at: (angle) => [centre.x() + radius() * Math.cos(angle), centre.y() + radius() * Math.sin(angle)],
    nearest: (x, y) => Math.atan2(y - centre.y(), x - centre.x()),
  }),
  anchor: ({ centre, radius }) =>
    place(
      () => centre.x() + radius() * Math.SQRT1_2,
      () => centre.y() + radius() * Math.SQRT1_2,
    ),
  draw: ({ centre, radius }, board, look, { carry }) => board.circle(centre, radius, look, carry),
  describe: ({ centre, given, radius, through }) =>
    through === undefined
      ? withRadius(given, { form: 'circle', gaps: { centre: centre.name, radius: radius() } })
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
