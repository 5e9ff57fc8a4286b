import Fastify, { type FastifyInstance } from 'fastify';
import { fail, succeed, type Result } from '@lemma/core/store';
import { RecordingLog } from '@lemma/core/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { NotOnDisk } from '../database/index.ts';
import { answerFailures, answerOnceOnDisk, compressAnswers } from './index.ts';

const log = new RecordingLog();
let app: FastifyInstance;
let outcome: Promise<Result<undefined, NotOnDisk>>;
let kept: string[];

beforeAll(async () => {
  app = Fastify();
  answerOnceOnDisk(app, () => outcome, log);
  answerFailures(app, log);
  await app.register((scope, _options, done) => {
    compressAnswers(scope);
    scope.put('/keep', () => {
      kept.push('answer');
      return { versions: 'x'.repeat(5000) };
    });
    scope.get('/over', (_request, reply) => reply.code(404).send({ id: 'gone' }));
    scope.get('/full', () => Promise.reject(Object.assign(new Error('could not extend file'), { code: '53100' })));
    done();
  });
});
afterAll(() => app.close());
beforeEach(() => {
  kept = [];
  outcome = Promise.resolve(succeed(undefined));
});

const keep = () => app.inject({ method: 'PUT', url: '/keep', headers: { 'accept-encoding': 'gzip' } });

describe('an answer that something was done', () => {
  it('waits until it is on the disk', async () => {
    let written: (outcome: Result<undefined, NotOnDisk>) => void = () => undefined;
    outcome = new Promise((settle) => (written = settle));
    let isAnswered = false;
    const answer = keep().then((response) => {
      isAnswered = true;
      return response;
    });
    await expect.poll(() => kept).toEqual(['answer']);
    await new Promise((settle) => setTimeout(settle, 50));
    expect(isAnswered).toBe(false);
    written(succeed(undefined));
    expect((await answer).statusCode).toBe(200);
  });

  it.each([
    [{ kind: 'diskFull' }, 507, 'disk_full'],
    [{ kind: 'diskFailed', reason: 'EIO: i/o error, fdatasync' }, 503, 'database_not_available'],
  ] as const)('is never given when the disk says %o', async (failure, status, id) => {
    outcome = Promise.resolve(fail(failure));
    const response = await keep();
    expect(response.statusCode).toBe(status);
    expect(response.json()).toMatchObject({ id });
    expect(response.headers['retry-after']).toBe('5');
    expect(response.headers['content-encoding']).toBeUndefined();
    // What was wrong with the disk is nobody's business but the operator's.
    expect(response.payload).not.toContain('fdatasync');
    expect(log.lines.at(-1)?.message).toMatch(/disk/i);
  });

  it('is 507 as well when the database itself finds no room', async () => {
    const response = await app.inject({ method: 'GET', url: '/full' });
    expect(response.statusCode).toBe(507);
  });

  it('is not waited for by refusals: nothing was done', async () => {
    outcome = Promise.resolve(fail({ kind: 'diskFull' }));
    expect((await app.inject({ method: 'GET', url: '/over' })).statusCode).toBe(404);
  });
});
