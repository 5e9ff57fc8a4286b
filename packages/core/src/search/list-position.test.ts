import { describe, expect, it } from 'vitest';
import { MemoryStorage, TurnedClock } from '../testing/index.ts';
import { ListPosition, restoreMs } from './list-position.ts';

function setUp() {
  const storage = new MemoryStorage();
  const clock = new TurnedClock();
  return { position: new ListPosition({ storage, clock }), clock, storage };
}

describe('the position in a list', () => {
  it('is the one it was left at, for 1000 ms after the return', () => {
    const { position, clock } = setUp();
    position.leave('pool', 431.6);
    clock.turn(60_000);
    expect(position.comeBack('pool')).toBe(432);
    clock.turn(restoreMs - 1);
    expect(position.comeBack('pool')).toBe(432);
    clock.turn(restoreMs);
    expect(position.comeBack('pool')).toBeUndefined();
  });

  it('is the top where the page was pulled beyond it', () => {
    const { position } = setUp();
    position.leave('pool', -12);
    expect(position.comeBack('pool')).toBe(0);
  });

  it('is not known for a list that was not left', () => {
    const { position } = setUp();
    position.leave('pool', 432);
    expect(position.comeBack('browser')).toBeUndefined();
  });

  it('is kept when the list is left again within that time', () => {
    const { position, clock } = setUp();
    position.leave('pool', 100);
    position.comeBack('pool');
    position.leave('pool', 200);
    clock.turn(restoreMs);
    expect(position.comeBack('pool')).toBe(200);
  });

  it('is not known when something else was kept under its name', () => {
    const { position, storage } = setUp();
    storage.write('list-position.pool', 'nonsense');
    expect(position.comeBack('pool')).toBeUndefined();
  });
});
