import { describe, expect, it } from 'vitest';
import {
  areaLists,
  chooseSource,
  hitKindsOf,
  placeAt,
  readPlace,
  writeListQuery,
  writePlace,
  type ListArea,
  type ListPlace,
} from './index.ts';

const server = { kind: 'server', url: 'https://tu.example/api/' } as const;
const areas: readonly ListArea[] = ['pool', 'browser', 'selector'];

describe('the sources of lists (specification 000 §9: article and worksheet only for source all)', () => {
  it.each([
    ['pool', 'all', ['all: problem article worksheet pdf', 'coursesAndTasks: course task']],
    ['pool', 'pool', ['all: problem', 'coursesAndTasks: course task']],
    ['pool', 'server', ['coursesAndTasks: course task']],
    ['selector', 'all', ['coursesAndTasks: course task', 'all: problem article worksheet']],
    ['selector', 'pool', ['coursesAndTasks: course task', 'all: problem']],
    ['selector', 'server', ['coursesAndTasks: course task']],
  ] as const)('%s, %s: %j', (area, source, lists) => {
    expect(areaLists[area].sources[source].map(({ scope, kinds }) => `${scope}: ${kinds.join(' ')}`)).toEqual(lists);
  });

  it('are those of the pool in the second browser', () => {
    expect(areaLists.browser).toEqual(areaLists.pool);
  });

  it('have documents of other servers opened there and selected, nothing else (§5: worksheets in the pool or all)', () => {
    for (const area of areas) {
      expect(areaLists[area].serverRowActions.filter((action) => action !== 'select')).toEqual(['openThere']);
      expect(hitKindsOf(area, 'server')).toEqual([]);
    }
    expect(areaLists.pool.serverRowActions).toEqual(['openThere']);
  });
});

describe('the place in an address', () => {
  const places = areas.flatMap((area) =>
    ([{ kind: 'all' }, { kind: 'pool' }, server] as const).flatMap((source) =>
      areaLists[area].sources[source.kind].map(({ scope }): [ListArea, ListPlace] => [area, { source, scope }]),
    ),
  );

  it.each(places)('of %s is read as it was written: %j', (area, place) => {
    expect(readPlace(area, `?lang=de&${writePlace(area, place)}`)).toEqual(place);
    expect(readPlace(area, writeListQuery(area, place, 'source=pool&query=a%26b'))).toEqual(place);
  });

  it.each([
    ['', 'all', 'all'],
    ['source=', 'all', 'all'],
    ['source=javascript:alert(1)', 'all', 'all'],
    [`source=https://${'a'.repeat(300)}/`, 'all', 'all'],
    ['source=pool&scope=x', 'pool', 'all'],
    ['scope=courses', 'all', 'coursesAndTasks'],
    ['source=https%3A%2F%2Ftu.example%2Fapi%2F&scope=all', 'server', 'coursesAndTasks'],
    ['source=%E0%A4%A', 'all', 'all'],
  ])('%j is source %s, scope %s', (query, source, scope) => {
    const place = readPlace('pool', query);
    expect([place.source.kind, place.scope]).toEqual([source, scope]);
  });

  it('is left out if it is where the area begins', () => {
    expect(areas.map((area) => writePlace(area, placeAt(area, { kind: 'all' })))).toEqual(['', '', '']);
  });

  it('drops a kind that its source does not have, and keeps the rest of the search', () => {
    const pool = placeAt('pool', { kind: 'pool' });
    expect(writeListQuery('pool', pool, 'type=article&query=a&lang=de')).toBe('source=pool&query=a&lang=de');
    expect(writeListQuery('pool', placeAt('pool', { kind: 'all' }), 'type=article')).toBe('type=article');
  });

  it('keeps its scope in another source that has it', () => {
    const tasks = { source: { kind: 'all' }, scope: 'coursesAndTasks' } as const;
    expect(chooseSource('pool', tasks, { kind: 'pool' })).toEqual({ ...tasks, source: { kind: 'pool' } });
    expect(chooseSource('pool', placeAt('pool', { kind: 'all' }), server).scope).toBe('coursesAndTasks');
    const atServer = placeAt('pool', server);
    expect(chooseSource('pool', atServer, { kind: 'pool' })).toEqual(placeAt('pool', { kind: 'pool' }));
    expect(chooseSource('pool', atServer, { kind: 'all' }).scope).toBe('all');
  });
});
