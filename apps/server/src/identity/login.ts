import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Interaction, Provider } from 'oidc-provider';
import * as v from 'valibot';
import type { Language } from '@lemma/core/language';
import type { Accounts } from './accounts.ts';
import type { Attempts } from './attempts.ts';
import type { KnownBrowsers } from './known-browser.ts';
import { demoUsers } from './demo-users.ts';
import { acceptForms } from './forms.ts';
import { failurePage, loginPage, type LoginProblem } from './login-page.ts';
import { chooseLanguage } from './login-texts.ts';
import { mountPath } from './names.ts';

/** The dependencies of the sign-in. */
export interface LoginOptions {
  readonly provider: Provider;
  readonly accounts: Accounts;
  readonly attempts: Attempts;
  readonly browsers: KnownBrowsers;
}

const credentials = v.object({
  username: v.optional(v.pipe(v.string(), v.maxLength(200)), ''),
  password: v.optional(v.pipe(v.string(), v.maxLength(1000)), ''),
  demo: v.exactOptional(v.picklist(Object.keys(demoUsers))),
});

/** The sign-in page and its form. */
export function login(app: FastifyInstance, options: LoginOptions, done: () => void): void {
  const { provider, accounts, attempts, browsers } = options;
  const path = `${mountPath}/login-actions/authenticate/:execution`;

  acceptForms(app);

  app.get(path, async (request, reply) => {
    const interaction = await interactionOf(request, reply);
    return interaction ? form(request, reply, interaction) : expired(request, reply);
  });

  app.post(path, async (request, reply) => {
    const interaction = await interactionOf(request, reply);
    if (!interaction) return expired(request, reply);
    const typed = v.safeParse(credentials, request.body);
    if (!typed.success) return form(request, reply, interaction, 'wrong');
    const demo = accounts.demo ? typed.output.demo : undefined;
    const username = demo ?? typed.output.username;
    const known = browsers.numberFor(request, username);
    const answer = await attempts.check(request.ip, username, demo ?? typed.output.password, known);
    if (!answer.ok) {
      return form(request, reply.code(answer.failure === 'tooMany' ? 429 : 200), interaction, answer.failure, username);
    }
    const account = answer.value;
    const next = await provider.interactionResult(
      request.raw,
      reply.raw,
      { login: { accountId: account.id, remember: true } },
      { mergeWithLastSubmission: false },
    );
    browsers.remember(request, reply, account.username);
    return reply.redirect(next, 303);
  });

  /** The sign-in under way in the browser, identified by a cookie; undefined if it has expired. */
  async function interactionOf(request: FastifyRequest, reply: FastifyReply): Promise<Interaction | undefined> {
    try {
      const interaction = await provider.interactionDetails(request.raw, reply.raw);
      return interaction.prompt.name === 'login' ? interaction : undefined;
    } catch (error) {
      if (error instanceof Error && error.name === 'SessionNotFound') return undefined;
      throw error;
    }
  }

  function form(
    request: FastifyRequest,
    reply: FastifyReply,
    interaction: Interaction,
    problem?: LoginProblem,
    username = '',
  ): FastifyReply {
    const page = loginPage(languageFor(request, interaction), {
      action: `${mountPath}/login-actions/authenticate/${interaction.uid}`,
      demo: accounts.demo,
      username,
      problem,
    });
    return send(reply, page);
  }

  done();
}

function expired(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return send(reply.code(400), failurePage(languageFor(request), 'expired'));
}

function languageFor(request: FastifyRequest, interaction?: Interaction): Language {
  return chooseLanguage(interaction?.params.ui_locales, request.headers['accept-language']);
}

function send(reply: FastifyReply, page: string): FastifyReply {
  return reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(page);
}
