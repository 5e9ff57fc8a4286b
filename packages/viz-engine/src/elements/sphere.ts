import { drawnAttributes } from './attributes.ts';
import { defineElement } from './define-element.ts';
import { distance } from './place.ts';
import { radiusFrom, withRadius } from './radius.ts';

/** A sphere given by its centre and its radius, or a point on it. */
export const sphere = defineElement({
  type: 'sphere',
  role: 'shape',
  values: [2, 2],
  options: ['editable'],
  attributes: drawnAttributes,
  parse: (values) => {
    const centre = values.spacePoint(0);
    const rim = values.isPoint(1) ? values.spacePoint(1) : undefined;
    if (rim === undefined) {
      const given = values.number(1);
      return { centre, given, radius: radiusFrom(given), through: undefined, points: [centre] };
    }
    return { centre, given: undefined, radius: () => distance(centre, rim), through: rim.name, points: [centre, rim] };
  },
  carries: ({ points }) => points,
  inSpace:
    ({ centre, radius }) =>
    (board, look, { carry }) =>
      board.sphere(centre, radius, look, carry),
  describe: ({ centre, given, radius, through }) =>
    through === undefined
      ? withRadius(given, { form: 'sphere', gaps: { centre: centre.name, radius: radius() } })
      : { form: 'sphereThrough', gaps: { centre: centre.name, through, radius: radius() } },
  examples: [
    {
      isInSpace: true,
      definitions: [
        { type: 'slider', name: 'r', values: ['3', '1', '4'] },
        { type: 'point', name: 'M', values: ['0', '1', '0'], options: ['editable'], attributes: { label: 'M' } },
        {
          type: 'sphere',
          name: 'K',
          values: ['M', 'r'],
          options: ['editable'],
          attributes: { color: 'cyan', label: 'K' },
        },
      ],
    },
    {
      isInSpace: true,
      definitions: [
        { type: 'point', name: 'M', values: ['0', '0', '0'], attributes: { label: 'M' } },
        { type: 'point', name: 'P', values: ['2', '1', '2'], options: ['editable'], attributes: { label: 'P' } },
        { type: 'sphere', name: 'K', values: ['M', 'P'], attributes: { color: 'orange', transparency: '0.4' } },
      ],
    },
  ],
});
