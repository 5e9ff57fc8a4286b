import { describe, expect, it } from 'vitest';
import { fail, succeed } from '../store/index.ts';
import {
  ReceiptsStore,
  type ReadReceipts,
  type ReceiptsAsked,
  type ReceiptsFailure,
  type ReceiptPage,
} from './index.ts';

const pageWith = (total: number): ReceiptPage => ({ receipts: [], total, isIntact: true });

describe('looking through receipts', () => {
  it('asks for a page, and for a code as soon as what is typed is one', async () => {
    const asked: ReceiptsAsked[] = [];
    const store = new ReceiptsStore((what) => {
      asked.push(what);
      return Promise.resolve(succeed(pageWith(45)));
    });
    await store.turnTo(2);
    await store.find('3F9');
    await store.find('3F9A 01');
    await store.turnTo(2);
    expect(asked).toEqual([{ page: 2 }, { page: 1 }, { page: 1, code: '3f9a01' }, { page: 2, code: '3f9a01' }]);
    expect(store.state).toMatchObject({ page: 2, typed: '3F9A 01', list: { status: 'loaded' } });
  });

  it('shows what was asked for last, whatever arrives last', async () => {
    const answers: ((page: ReceiptPage) => void)[] = [];
    const store = new ReceiptsStore(() => new Promise((settle) => answers.push((page) => settle(succeed(page)))));
    const first = store.turnTo(1);
    const second = store.turnTo(2);
    answers[1]?.(pageWith(2));
    await second;
    answers[0]?.(pageWith(1));
    await first;
    expect(store.state).toMatchObject({ page: 2, list: { value: { total: 2 } } });
  });

  it('tells why there are none, and is loading while it is asked again', async () => {
    const failure: ReceiptsFailure = { kind: 'unavailable' };
    let answer: ReturnType<ReadReceipts> = Promise.resolve(fail(failure));
    const store = new ReceiptsStore(() => answer);
    await store.turnTo(1);
    expect(store.state.list).toEqual({ status: 'failed', failure });
    answer = Promise.resolve(succeed(pageWith(0)));
    const again = store.turnTo(1);
    expect(store.state.list.status).toBe('loading');
    await again;
    expect(store.state.list.status).toBe('loaded');
  });
});
