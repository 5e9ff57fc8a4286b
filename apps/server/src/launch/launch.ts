import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { writeSignedDeadline } from '@lemma/core/deadline';
import type { Tables } from '../database/index.ts';
import type { Deadlines } from '../deadline/index.ts';
import { readForms } from '../http/index.ts';
import { isPostedBy, leavePath, type MountedIdentity } from '../identity/index.ts';
import { admitLmsUser, isOfOrganisation, ownServerUrl, type LmsDirectory } from '../lms/index.ts';
import type { Now } from '../now.ts';
import { networkOf, RateLimit } from '../rate-limit/index.ts';
import { readLaunchForm, type LaunchForm } from './launch-form.ts';
import { sendProblem } from './launch-page.ts';
import type { LaunchProblem } from './launch-texts.ts';
import { resourceOf, type LaunchedResource } from './resource.ts';

/** The dependencies of a launch. */
export interface LaunchOptions {
  readonly db: Kysely<Tables>;
  readonly lms: LmsDirectory;
  readonly identity: Pick<MountedIdentity, 'accounts' | 'handOff'>;
  readonly deadlines: Deadlines;
  /** The public address of the platform. */
  readonly origin: string;
  readonly now: Now;
}

/** Every launch asks the LMS: how many a network may start, with room for a lecture hall behind one. */
const launchRate = { burst: 600, perSecond: 10 };

/** Opens tasks for the users of an LMS, and signs them out (docs/decisions/0039-launch.md). */
export async function lmsLaunch(app: FastifyInstance, options: LaunchOptions): Promise<void> {
  const { lms, identity, origin, now } = options;
  const rate = new RateLimit(launchRate, now);
  await readForms(app);

  app.post('/api/public/xapi/auth/sso/login', { bodyLimit: 10_000 }, async (request, reply) => {
    const wait = rate.take(networkOf(request.ip));
    const said = fieldsOf(request.body);
    if (wait > 0) return sendProblem(reply.header('retry-after', String(wait)), 'tooMany', said.lang);
    const known = typeof said.org === 'string' ? lms.get(said.org) : undefined;
    if (known === undefined || !isPostedBy(known, request.headers.origin)) {
      return sendProblem(reply, 'unknownLms', said.lang);
    }
    // The page that says what is wrong is in the same frame.
    const policy = String(reply.getHeader('content-security-policy'));
    reply.header(
      'content-security-policy',
      policy.replace("frame-ancestors 'self'", ["frame-ancestors 'self'", ...known.origins].join(' ')),
    );
    const form = readLaunchForm(request.body, ownServerUrl(origin));
    if (form === undefined) return sendProblem(reply, 'unreadable', said.lang);
    const opened = await open(options, form);
    if (typeof opened === 'string') return sendProblem(reply, opened, said.lang);
    const visit = { account: opened.account, isFramed: isInForeignFrame(request) };
    await identity.handOff.give(reply, visit);
    await identity.handOff.allow(reply, visit, form.org);
    return reply.header('cache-control', 'no-store').redirect(opened.address, 303);
  });

  /** Pages of an LMS call it by script, with cookies, and ignore what it answers. */
  app.get<{ Params: { org: string } }>(`${leavePath}/:org`, async (request, reply) => {
    const { org } = request.params;
    const from = request.headers.origin;
    reply.headers({ 'cache-control': 'no-store', vary: 'origin' });
    // Without an origin it may be the picture of any page.
    if (from === undefined || lms.get(org)?.origins.includes(from) !== true) return reply.code(403).send();
    for (const { id, username } of await identity.handOff.leavingIn(request)) {
      if (isOfOrganisation(username, org, lms)) await identity.accounts.leave(id);
    }
    reply.headers({ 'access-control-allow-origin': from, 'access-control-allow-credentials': 'true' });
    return reply.code(204).send();
  });
}

/** Admits the user, checks the deadline, and answers where his task is. */
async function open({ db, lms, identity, deadlines, now }: LaunchOptions, form: LaunchForm) {
  const admitted = await admitLmsUser(db, lms, form);
  if (!admitted.ok) return admitted.failure satisfies LaunchProblem;
  const user = admitted.value;
  const resource = await resourceOf(db, form.link, user, now());
  if (resource === undefined) return 'noResource' satisfies LaunchProblem;
  const account = await identity.accounts.keepLmsUser(user);
  const query = new URLSearchParams({ resourceId: form.link });
  if (form.language !== undefined) query.set('lang', form.language);
  query.set('sso', 'true');
  if (resource.kind === 'worksheet') {
    const place = { user: account.id, worksheet: resource.id };
    const held = await deadlines.at(place, form, { mayBeEarly: true });
    if (!held.ok) return 'wrongDeadline' satisfies LaunchProblem;
    if (resource.isCorrectedAfterDeadline && held.value === undefined && !user.isLecturer) {
      return 'noDeadline' satisfies LaunchProblem;
    }
    // Ours, so that the page needs the key of the LMS no more.
    if (form.deadline !== undefined) {
      query.set('signedDeadline', writeSignedDeadline(await deadlines.sign(place, form.deadline)));
    }
  }
  await note(db, account.id, form.link, resource);
  const address = resource.kind === 'course' ? '/course?sso=true' : `/pool?${query.toString()}`;
  return { account, address };
}

/** What an LMS has opened exists for its learner: a worksheet of others, and a problem that no course offers. */
async function note(db: Kysely<Tables>, user: string, path: string, { kind }: LaunchedResource): Promise<void> {
  if (kind !== 'problem' && kind !== 'worksheet') return;
  await db
    .insertInto('lms_launch')
    .values({ user_id: user, path })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Whether the answer goes into a frame of a page of another site: browsers say so, except without encryption. */
function isInForeignFrame({ headers }: FastifyRequest): boolean {
  const destination = headers['sec-fetch-dest'];
  return (destination === 'iframe' || destination === 'frame') && headers['sec-fetch-site'] === 'cross-site';
}

function fieldsOf(body: unknown): Readonly<Record<string, unknown>> {
  return typeof body === 'object' && body !== null ? { ...body } : {};
}
