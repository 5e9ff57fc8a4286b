import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AppletType } from './applet.ts';
import * as steps from './loading.ts';
import { isDisabled, loadingIn, nextLoaded, noApplets, phaseOf, requested, type AppletsOnPage } from './loading.ts';

// After each step the next one loads.
const placed = (...step: Parameters<typeof steps.placed>) => nextLoaded(steps.placed(...step));
const removed = (...step: Parameters<typeof steps.removed>) => nextLoaded(steps.removed(...step));
const initialized = (...step: Parameters<typeof steps.initialized>) => nextLoaded(steps.initialized(...step));
const failedWith = (...step: Parameters<typeof steps.failedWith>) => nextLoaded(steps.failedWith(...step));

/**
 * Specification 001 §4, word for word: "Mathlet: not loaded, loading, initialized. Other mathlets on the page are
 * disabled while one loads. Mathlet types Game and Problem load automatically; other types load on a click."
 */
describe('applets on a page', () => {
  const page = (...types: readonly AppletType[]) =>
    types.reduce<AppletsOnPage>(
      (applets, type, index) => placed(applets, { key: `a${String(index)}`, place: index, type }),
      noApplets,
    );
  const statuses = (applets: AppletsOnPage) => applets.map(({ phase }) => phase.status);

  it.each([
    ['game', 'loading'],
    ['problem', 'loading'],
    ['visualization', 'notLoaded'],
  ] as const)('of type %s are %s at first', (type, status) => {
    expect(statuses(page(type))).toEqual([status]);
  });

  it('of other types load on a click, and are initialized when they are there', () => {
    const clicked = requested(page('visualization'), 'a0');
    expect(statuses(clicked)).toEqual(['loading']);
    expect(statuses(initialized(clicked, 'a0'))).toEqual(['initialized']);
  });

  it('are disabled while another one loads', () => {
    const applets = page('game', 'visualization');
    expect([isDisabled(applets, 'a0'), isDisabled(applets, 'a1')]).toEqual([false, true]);
    expect(requested(applets, 'a1')).toBe(applets);
    expect(isDisabled(initialized(applets, 'a0'), 'a1')).toBe(false);
  });

  it('load in reading order, wherever they were placed first', () => {
    const late = placed(page('visualization', 'game', 'problem'), { key: 'first', place: -1, type: 'game' });
    expect(loadingIn(late)).toBe('a1');
    expect(loadingIn(initialized(late, 'a1'))).toBe('first');
  });

  it('that fail let the next one load, and load once more when asked to', () => {
    const failed = failedWith(page('game', 'game'), 'a0', { kind: 'notLoaded' });
    expect(statuses(failed)).toEqual(['failed', 'loading']);
    const again = requested(initialized(failed, 'a1'), 'a0');
    expect(statuses(again)).toEqual(['loading', 'initialized']);
  });

  it('that leave the page while they load let the next one load', () => {
    expect(statuses(removed(page('game', 'problem'), 'a0'))).toEqual(['loading']);
  });

  it('keep to a model of their own over any course of events', () => {
    const key = fc.constantFrom('a', 'b', 'c', 'd');
    const event = fc.oneof(
      fc.record({
        kind: fc.constant('placed' as const),
        key,
        place: fc.integer({ min: 0, max: 9 }),
        type: fc.constantFrom('game' as const, 'problem' as const, 'visualization' as const),
      }),
      fc.record({ kind: fc.constantFrom('removed', 'requested', 'initialized', 'failed'), key }),
    );
    fc.assert(
      fc.property(fc.array(event, { maxLength: 60 }), (events) => {
        let applets = noApplets;
        const model = new Model();
        for (const each of events) {
          if ('type' in each) {
            applets = placed(applets, each);
            model.place(each);
          } else {
            applets = after(each, applets);
            model.hear(each);
          }
          expect(applets.map((one) => [one.key, one.phase.status])).toEqual(model.told());
          expect(statuses(applets).filter((status) => status === 'loading').length).toBeLessThan(2);
          for (const one of applets) {
            const other = statuses(applets.filter((each) => each !== one)).includes('loading');
            expect(isDisabled(applets, one.key)).toBe(other);
            // Nothing that loads by itself waits while nothing is loading.
            if (one.type !== 'visualization' && phaseOf(applets, one.key)?.status === 'notLoaded')
              expect(other).toBe(true);
          }
        }
      }),
      { numRuns: 500 },
    );
  });
});

interface Heard {
  readonly kind: string;
  readonly key: string;
}

function after({ kind, key }: Heard, applets: AppletsOnPage): AppletsOnPage {
  switch (kind) {
    case 'removed':
      return removed(applets, key);
    case 'requested':
      return requested(applets, key);
    case 'initialized':
      return initialized(applets, key);
    default:
      return failedWith(applets, key, { kind: 'silent' });
  }
}

/** The same, told by who waits, who loads and who is done, with one place for the one that loads. */
class Model {
  readonly #types = new Map<string, { readonly place: number; readonly type: AppletType; readonly turn: number }>();
  readonly #ended = new Map<string, 'initialized' | 'failed'>();
  #loading: string | undefined;
  #turn = 0;

  place({ key, place, type }: { key: string; place: number; type: AppletType }): void {
    this.#turn += 1;
    if (!this.#types.has(key)) this.#types.set(key, { place, type, turn: this.#turn });
    this.#choose();
  }

  hear({ kind, key }: Heard): void {
    if (!this.#types.has(key)) return;
    if (kind === 'removed') {
      this.#types.delete(key);
      this.#ended.delete(key);
      if (this.#loading === key) this.#loading = undefined;
    } else if (kind === 'requested') {
      if (this.#loading === undefined && this.#ended.get(key) !== 'initialized') {
        this.#ended.delete(key);
        this.#loading = key;
      }
    } else if (this.#loading === key) {
      this.#loading = undefined;
      this.#ended.set(key, kind === 'initialized' ? 'initialized' : 'failed');
    } else if (kind === 'failed' && this.#ended.has(key)) this.#ended.set(key, 'failed');
    this.#choose();
  }

  told(): readonly (readonly [string, string])[] {
    return this.#order().map((key) => [key, this.#loading === key ? 'loading' : (this.#ended.get(key) ?? 'notLoaded')]);
  }

  #choose(): void {
    this.#loading ??= this.#order().find(
      (key) => this.#types.get(key)?.type !== 'visualization' && !this.#ended.has(key),
    );
  }

  #order(): readonly string[] {
    const entries = [...this.#types];
    entries.sort(([, one], [, other]) => one.place - other.place || one.turn - other.turn);
    return entries.map(([key]) => key);
  }
}
