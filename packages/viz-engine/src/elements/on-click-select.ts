import { markerOf, pressSelectable } from '../interaction/index.ts';
import { drawnAttributes } from './attributes.ts';
import { checkMost } from './check-most.ts';
import { defineElement } from './define-element.ts';
import { markerOutline } from './marker.ts';
import { namesOf, together } from './place.ts';

const markerSize = 9;

/**
 * Elements that the reader selects by clicking: the names that can be selected, then a list of those initially
 * selected; `[2]`: at most two.
 */
export const onClickSelect = defineElement({
  type: 'onClickSelect',
  role: 'number',
  isMoreThanNumbers: true,
  values: [1, 100],
  options: ['number'],
  attributes: [...drawnAttributes, 'answer'],
  parse: (values) => {
    const last = values.count - 1;
    const hasList = values.text(last).startsWith('[');
    const count = hasList ? last : values.count;
    const selectables = Array.from({ length: count }, (_, index) => values.selectables(index)).flat();
    if (count === 0) values.refuse(0, 'nothingSelectable');
    const selected = hasList ? values.selectables(last) : [];
    const numbers = selected.map(({ name }) => selectables.findIndex((other) => other.name === name));
    if (count > 0 && numbers.includes(-1)) values.refuse(last, 'notSelectable');
    if (new Set(numbers).size < numbers.length) values.refuse(last, 'twiceAtStart');
    const most = values.optionNumber() ?? Infinity;
    checkMost(values, last, last, () => most, numbers.length);
    return { selectables, start: numbers, now: values.ownState(), most };
  },
  compute: ({ now }) => [() => now().length],
  answer: ({ selectables, now }) => namesOf(now().flatMap((index) => selectables[index] ?? [])),
  hold: ({ start }) => ({ kind: 'state', start: () => start }),
  draw: ({ selectables, now, most }, board, look, { hold, called }) => {
    const markers = board.outline(
      (view) => ({
        strokes: selectables.flatMap((place, index) => {
          const marker = markerOf(now().includes(index), markerSize, place.around?.());
          return markerOutline(place.x(), place.y(), marker, view);
        }),
      }),
      look,
    );
    if (hold === undefined) return markers;
    const buttons = selectables.map((place, index) =>
      board.button(place, {
        name: called?.(place.name) ?? place.name,
        isOn: () => now().includes(index),
        press: () => hold(pressSelectable(now(), index, most)),
      }),
    );
    return together([markers, ...buttons]);
  },
  describe: ({ selectables, now }) => {
    const selected = now().flatMap((index) => selectables[index] ?? []);
    return selected.length === 0
      ? { form: 'onClickSelectNone', gaps: { selectables: namesOf(selectables) } }
      : { form: 'onClickSelect', gaps: { selectables: namesOf(selectables), selected: namesOf(selected) } };
  },
  examples: [
    {
      definitions: [
        { type: 'point', name: 'A', values: ['-3', '1'], attributes: { label: 'A' } },
        { type: 'point', name: 'B', values: ['0', '-2'], attributes: { label: 'B' } },
        { type: 'point', name: 'C', values: ['3', '1'], attributes: { label: 'C' } },
        { type: 'segment', name: 's', values: ['A', 'C'], attributes: { label: 's' } },
        {
          type: 'onClickSelect',
          name: 'c',
          values: ['A', 'B', 'C', 's', '[B]'],
          options: ['2'],
          attributes: { color: 'red' },
        },
      ],
    },
  ],
});
