import type { FastifyReply } from 'fastify';
import { languageOfLms } from '@lemma/core/selection';
import { chooseLanguage, page } from '../identity/index.ts';
import { launchTexts, type LaunchProblem } from './launch-texts.ts';

const statuses: Readonly<Record<LaunchProblem, number>> = {
  unknownLms: 404,
  unreadable: 400,
  invalidToken: 403,
  wrongDeadline: 403,
  noDeadline: 403,
  noResource: 404,
  tooMany: 429,
};

/** Says why a task is not opened, in the language of the reader; that of the task is as good as any other. */
export function sendProblem(reply: FastifyReply, problem: LaunchProblem, taskLanguage: unknown): FastifyReply {
  const accepted = reply.request.headers['accept-language'];
  const task = typeof taskLanguage === 'string' ? languageOfLms(taskLanguage) : undefined;
  const language = chooseLanguage(accepted === undefined ? task : undefined, accepted);
  const texts = launchTexts[language];
  return reply
    .code(statuses[problem])
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(page(language, texts.title, `<p role="alert">${texts[problem]}</p>`));
}
