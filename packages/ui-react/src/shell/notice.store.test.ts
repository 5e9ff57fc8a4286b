import { TurnedClock } from '@lemma/core/testing';
import { describe, expect, it } from 'vitest';
import { NoticeStore } from './notice.store.ts';

describe('NoticeStore', () => {
  it('shows a notice for five seconds', () => {
    const clock = new TurnedClock();
    const notices = new NoticeStore({ clock });
    notices.show({ kind: 'success', text: 'saved' });
    clock.turn(4999);
    expect(notices.state.map(({ text }) => text)).toEqual(['saved']);
    clock.turn(1);
    expect(notices.state).toEqual([]);
  });

  it('gives every notice its own time', () => {
    const clock = new TurnedClock();
    const notices = new NoticeStore({ clock });
    notices.show({ kind: 'info', text: 'first' });
    clock.turn(3000);
    notices.show({ kind: 'info', text: 'second' });
    clock.turn(2000);
    expect(notices.state.map(({ text }) => text)).toEqual(['second']);
  });

  it('shows a notice that lasts until it is put away', () => {
    const clock = new TurnedClock();
    const notices = new NoticeStore({ clock });
    const id = notices.show({ kind: 'error', text: 'missing', lasts: true });
    clock.turn(60_000);
    expect(notices.state.map(({ text }) => text)).toEqual(['missing']);
    notices.dismiss(id);
    expect(notices.state).toEqual([]);
  });

  it('lets a notice take the place of an earlier one about the same, and of no other', () => {
    const notices = new NoticeStore({ clock: new TurnedClock() });
    notices.show({ kind: 'warning', text: 'nothing entered', topic: 'problem' });
    notices.show({ kind: 'info', text: 'new version' });
    notices.show({ kind: 'success', text: 'saved', topic: 'problem' });
    expect(notices.state.map(({ text }) => text)).toEqual(['new version', 'saved']);
  });

  it('lets a notice be put away before its time', () => {
    const clock = new TurnedClock();
    const notices = new NoticeStore({ clock });
    notices.show({ kind: 'error', text: 'failed' });
    notices.dismiss(notices.state[0]?.id ?? 0);
    expect(notices.state).toEqual([]);
    clock.turn(6000);
    expect(notices.state).toEqual([]);
  });
});
