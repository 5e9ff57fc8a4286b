import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Provider } from 'oidc-provider';
import * as v from 'valibot';
import type { Account, Accounts } from './accounts.ts';
import type { Attempts } from './attempts.ts';
import type { KnownBrowsers } from './known-browser.ts';
import { acceptForms } from './forms.ts';
import { chooseLanguage } from './login-texts.ts';
import { mountPath } from './names.ts';
import { passwordNotice, passwordPage, type PasswordProblem } from './password-page.ts';

/** The dependencies of the pages. */
export interface PasswordOptions {
  readonly provider: Provider;
  readonly accounts: Accounts;
  readonly attempts: Attempts;
  readonly browsers: KnownBrowsers;
}

/** The path of a link for choosing a password. */
export function invitationPath(secret: string): string {
  return `${mountPath}/invitation/${secret}`;
}

const typed = v.object({
  present: v.optional(v.pipe(v.string(), v.maxLength(1000)), ''),
  fresh: v.pipe(v.string(), v.maxLength(1000)),
  again: v.pipe(v.string(), v.maxLength(1000)),
});

const link = v.object({ secret: v.pipe(v.string(), v.maxLength(100)) });

/**
 * The pages for choosing a password: once by a link, and afterwards with the current password. The latter is at
 * Keycloak's address for it, where keycloak-js sends users.
 */
export function passwordRoutes(app: FastifyInstance, options: PasswordOptions, done: () => void): void {
  const { provider, accounts, attempts, browsers } = options;
  acceptForms(app);

  app.get(invitationPath(':secret'), async (request, reply) => {
    const account = await invited(request);
    return account ? form(request, reply, account, false) : unknownLink(request, reply);
  });

  app.post(invitationPath(':secret'), async (request, reply) => {
    const account = await invited(request);
    if (!account) return unknownLink(request, reply);
    const chosen = readChosen(request.body);
    if (typeof chosen === 'string') return form(request, reply, account, false, chosen);
    const { secret } = v.parse(link, request.params);
    const set = await accounts.acceptInvitation(secret, chosen.fresh, `sign-in ${request.ip}`);
    if (set.ok) return saved(request, reply);
    if (set.failure.kind === 'unknownLink') return unknownLink(request, reply);
    return form(request, reply, account, false, set.failure.kind === 'tooShort' ? 'tooShort' : 'busy');
  });

  app.get(`${mountPath}/account/password`, async (request, reply) => {
    const account = await signedIn(request, reply);
    return account ? form(request, reply, account, true) : reply.redirect('/');
  });

  // Another site cannot submit this form on somebody's behalf: the session cookie is restricted to our own pages, and
  // the current password is required.
  app.post(`${mountPath}/account/password`, async (request, reply) => {
    const account = await signedIn(request, reply);
    if (!account) return reply.redirect('/', 303);
    const chosen = readChosen(request.body);
    if (typeof chosen === 'string') return form(request, reply, account, true, chosen);
    const browser = browsers.numberFor(request, account.username);
    const known = await attempts.check(request.ip, account.username, chosen.present, browser);
    if (!known.ok) return form(request, reply, account, true, known.failure === 'wrong' ? 'wrong' : 'busy');
    const set = await accounts.setPassword(account.id, chosen.fresh, `sign-in ${request.ip}`);
    if (set.ok) return saved(request, reply);
    return form(request, reply, account, true, set.failure.kind === 'tooShort' ? 'tooShort' : 'busy');
  });

  function invited(request: FastifyRequest): Promise<Account | undefined> {
    const read = v.safeParse(link, request.params);
    return read.success ? accounts.invited(read.output.secret) : Promise.resolve(undefined);
  }

  async function signedIn(request: FastifyRequest, reply: FastifyReply): Promise<Account | undefined> {
    const session = await provider.Session.get(provider.createContext(request.raw, reply.raw));
    return session.accountId === undefined ? undefined : accounts.byId(session.accountId);
  }

  done();
}

function readChosen(body: unknown): PasswordProblem | v.InferOutput<typeof typed> {
  const read = v.safeParse(typed, body);
  if (!read.success) return 'tooShort';
  return read.output.fresh === read.output.again ? read.output : 'different';
}

function form(
  request: FastifyRequest,
  reply: FastifyReply,
  { username }: Account,
  change: boolean,
  problem?: PasswordProblem,
): FastifyReply {
  return send(
    reply.code(problem === undefined ? 200 : 422),
    passwordPage(languageOf(request), { change, username, ...(problem && { problem }) }),
  );
}

function saved(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return send(reply, passwordNotice(languageOf(request), 'done'));
}

function unknownLink(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return send(reply.code(404), passwordNotice(languageOf(request), 'unknownLink'));
}

function languageOf(request: FastifyRequest): ReturnType<typeof chooseLanguage> {
  return chooseLanguage(undefined, request.headers['accept-language']);
}

/** The address of the page is a secret that must not be sent to other sites. */
function send(reply: FastifyReply, page: string): FastifyReply {
  return reply
    .type('text/html; charset=utf-8')
    .headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
    .send(page);
}
