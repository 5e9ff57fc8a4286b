import type { CindyConstruction, LiteralObject } from '@lemma/core/document';
import { describe, expect, it } from 'vitest';
import { cindyConfig, hasOwnBackground } from './config.ts';

function construction(settings: LiteralObject = {}, scripts: Readonly<Record<string, string>> = {}): CindyConstruction {
  const span = { from: 0, to: 0 };
  const events = ['init', 'move', 'tick', 'mousedrag'] as const;
  return {
    id: 'c1',
    title: [],
    description: [],
    width: 500,
    height: 400,
    settings,
    scripts: events.flatMap((event) => {
      const text = scripts[event];
      return text === undefined ? [] : [{ event, code: { text, span } }];
    }),
  };
}

describe('the configuration of a construction', () => {
  it('is the default template: a grey canvas that shows -10..10', () => {
    const { config, plays, movable } = cindyConfig(construction(), false);
    expect(config).toEqual({
      ports: [
        {
          fill: 'parent',
          virtualwidth: 500,
          virtualheight: 400,
          background: 'rgb(236, 236, 236)',
          transform: [{ visibleRect: [-10, 10, 10, -10] }],
        },
      ],
      defaultAppearance: { dimDependent: 0.7, fontFamily: 'sans-serif', lineSize: 1, pointSize: 5, textsize: 12 },
      angleUnit: '°',
      geometry: [],
      scripts: {},
    });
    expect([plays, movable]).toEqual([false, []]);
  });

  it('takes what the author says instead', () => {
    const settings = {
      background: 'white',
      transform: [{ scale: 2 }],
      axes: true,
      grid: 1,
      snap: true,
      angleUnit: 'rad',
      defaultAppearance: { pointSize: 8 },
    };
    const { config } = cindyConfig(construction(settings, { move: 'A.x = 1;' }), false);
    expect(config).toMatchObject({
      ports: [{ background: 'white', transform: [{ scale: 2 }], axes: true, grid: 1, snap: true }],
      angleUnit: 'rad',
      defaultAppearance: { pointSize: 8, textsize: 12 },
      scripts: { move: 'A.x = 1;' },
    });
    expect([construction(settings), construction()].map(hasOwnBackground)).toEqual([true, false]);
  });

  it('assigns values before the scripts of the author run', () => {
    const { config } = cindyConfig(construction({ assignments: { n: 3 } }, { init: 'm = n;' }), false);
    expect(config['scripts']).toEqual({ init: 'n = (3);\nm = n;' });
  });

  it.each([
    [{}, { tick: 'x = 1;' }, { autoplay: true, controls: false }],
    [{ animation: { autoplay: false, speed: 2, controls: true } }, {}, { autoplay: false, speed: 2, controls: false }],
    [{ assignments: { t: { from: 0, to: 1 } } }, {}, { autoplay: true, controls: false }],
    [{ behavior: [] }, {}, { autoplay: true, controls: false }],
  ])('of %j and %j moves by itself', (settings, scripts, animation) => {
    const { config, plays } = cindyConfig(construction(settings, scripts), false);
    expect([plays, config['animation']]).toEqual([true, animation]);
  });

  it('does not move by itself for readers who want nothing to move', () => {
    const { config, plays } = cindyConfig(construction({ animation: { autoplay: true } }), true);
    expect([plays, config['animation']]).toEqual([true, { autoplay: false, controls: false }]);
  });

  it('knows which points can be taken hold of', () => {
    const geometry = [
      { name: 'A', type: 'Free' },
      { name: 'B', type: 'PointOnLine', args: ['a'] },
      { name: 'C', type: 'Mid', args: ['A', 'B'] },
      { name: 'D', type: 'Free', pinned: true },
      { name: 'E', type: 'Free', visible: false },
      { name: 'F; javascript("1")', type: 'Free' },
      { type: 'Free' },
      'A',
      null,
    ];
    expect(cindyConfig(construction({ geometry }), false).movable).toEqual(['A', 'B']);
    const many = Array.from({ length: 100 }, (_, at) => ({ name: `P${String(at)}`, type: 'Free' }));
    expect(cindyConfig(construction({ geometry: many }), false).movable).toHaveLength(60);
  });

  it.each([
    [{}, {}, false],
    [{ geometry: [{ name: 'A', type: 'Free' }] }, { move: '1;' }, false],
    [{ geometry: [{ name: 'k', type: 'CircleMr' }] }, {}, true],
    [{}, { mousedrag: '1;' }, true],
  ])('of %j and %j means something to fingers everywhere: %s', (settings, scripts, holds) => {
    expect(cindyConfig(construction(settings, scripts), false).holdsFingers).toBe(holds);
  });
});
