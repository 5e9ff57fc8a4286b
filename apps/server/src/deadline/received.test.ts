import { once } from 'node:events';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { seededRandom } from '@lemma/core/platform';
import { runs } from '@lemma/core/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sample, signIn, startPlatform, type TestPlatform } from '../testing/index.ts';
import { ownDeadlineKeys, signDeadline } from './index.ts';

const body = String.raw`
    \type{input.number} \field{integer}
    \begin{question} \text{$1+1=$ \ansref} \begin{answer} \solution{2} \end{answer} \end{question}`;
const path = 'sums/one';
const me = 'demo-learner';

let now = Date.now();
let platform: TestPlatform;
let port: number;
let token: string;
let worksheet: string;
beforeAll(async () => {
  platform = await startPlatform({
    content: [sample(path, { titles: { en: 'Sum' }, body })],
    now: () => now,
  });
  await platform.app.listen({ host: '127.0.0.1', port: 0 });
  const address = platform.app.server.address();
  port = typeof address === 'object' && address !== null ? address.port : 0;
  token = await signIn(platform.app, platform.origin, 'learner');
  const made = await platform.call('lecturer', '/course/worksheets', {
    method: 'POST',
    payload: {
      configuration: {
        correction: { correctorType: 'AFTER_DEADLINE', allowNewDataGenerationNTimes: 1, canUserViewCorrection: true },
        weightedDocuments: [{ path, weight: 1 }],
      },
      template: { title: { de: 'S', en: 'S' }, documents: [{ path }] },
    },
  });
  worksheet = made.json<{ readonly id: string }>().id;
});
afterAll(() => platform.dispose());

/** Keeps an answer; the clock of the server goes on by `takes` milliseconds while the body is on its way. */
async function keep(value: string, version: number, takes: number, told: object, headers: Record<string, string> = {}) {
  const answer = [{ path: 'user/answer/question_1/answer_1', value, lang: 'en', version }];
  const bytes = JSON.stringify({ problem: path, lang: 'en', worksheet, answer, ...told });
  const request = httpRequest({
    ...{ host: '127.0.0.1', port, method: 'PUT', path: '/api/semiprotected/problem/datasheet' },
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(bytes),
      ...headers,
    },
  });
  const arrived = once(platform.app.server, 'request');
  const answered = new Promise<IncomingMessage>((settle) => request.on('response', settle));
  request.write(bytes.slice(0, 1));
  await arrived;
  now += takes;
  request.end(bytes.slice(1));
  const response = await answered;
  return { status: response.statusCode, answer: await text(response) };
}

/** A deadline of the learner, signed. */
async function signed(deadline: number) {
  const [key] = await ownDeadlineKeys(platform.database.db);
  return { deadline, deadlineSignature: signDeadline({ user: me, worksheet, deadline }, key) };
}

async function open(told: { readonly deadline: number; readonly deadlineSignature: string }) {
  const query = new URLSearchParams({ path, lang: 'en', ...told, deadline: String(told.deadline) });
  const opened = await platform.call(
    'learner',
    `/problem-engine/users/${me}/worksheets/${worksheet}/problems/personalised-data?${query.toString()}`,
  );
  expect(opened.statusCode).toBe(200);
}

describe('what counts is when a request arrives', () => {
  it('its first byte before the deadline is in time, however long the rest takes; after the deadline it is late', async () => {
    const deadline = now + 1000;
    const told = await signed(deadline);
    await open(told);
    now = deadline - 1;
    const slow = await keep('1', 0, 10_000, told);
    expect(slow.status).toBe(200);
    expect(slow.answer).toContain(`"at":"${new Date(deadline - 1).toISOString()}"`);
    now = deadline;
    expect((await keep('2', 1, 0, told)).status).toBe(409);
    now = deadline + 1;
    expect((await keep('2', 1, 0, told)).status).toBe(409);
  });

  /** "Clock off by −1 d, −10 min, +10 min, +1 d: 1,000 sends within ± 2 s of the deadline, 0 wrong." */
  it('decides every send within two seconds of the deadline, whatever the clock of the device says', async () => {
    const [minute, day] = [60_000, 86_400_000];
    const clocks = [-day, -10 * minute, 10 * minute, day] as const;
    const random = seededRandom(49);
    await open(await signed(now + 10_000));
    let version = 0;
    // In this order deadlines only become later, as those of an LMS do.
    for (let send = 0; send < runs; send += 1) {
      if (send % 50 === 0) await platform.database.db.deleteFrom('answer').execute();
      if (send % 50 === 0) version = 0;
      const deadline = now + 10_000;
      const told = await signed(deadline);
      const arrives = deadline + random.integer(-2000, 2000);
      now = arrives;
      const clock = clocks[send % clocks.length] ?? 0;
      const date = new Date(arrives + clock).toUTCString();
      const { status, answer } = await keep(String(send), version, random.integer(0, 5000), told, { date });
      expect([arrives - deadline, clock, status]).toEqual([arrives - deadline, clock, arrives < deadline ? 200 : 409]);
      if (status !== 200) continue;
      expect(answer).toContain(`"at":"${new Date(arrives).toISOString()}"`);
      version += 1;
    }
  });
});
