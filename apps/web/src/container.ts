import { apiModule } from '@lemma/api-client/di';
import { HttpClient, type Fetch } from '@lemma/api-client/http';
import { configuration } from '@lemma/api-client/wire';
import type { SourceLanguageLoader } from '@lemma/core/authoring';
import { languageOfLms, readSelectorParameters } from '@lemma/core/selection';
import type { CodeGateway } from '@lemma/core/code-cell';
import { createServices } from '@lemma/core/di';
import { noAnalytics, systemClock } from '@lemma/core/platform';
import type { SessionStore } from '@lemma/core/session';
import { tokens } from '@lemma/core/tokens';
import { succeed } from '@lemma/core/store';
import {
  browserFetch,
  consoleLog,
  isFramed,
  localTexts,
  newKey,
  openerWindow,
  parentWindow,
  sessionTexts,
} from './browser/index.ts';
import { browserConverter } from './conversion/index.ts';
import { isSelector } from './routes/index.ts';
import { KeycloakSession, lmsVisit, withoutHandOff, type IdentityAddress } from './login/index.ts';
import { lateOutbox } from './outbox/index.ts';
import { byLanguage, lateRunner } from './python/index.ts';

/** The composition root: every service of the platform over this browser and its server. */
export function compose() {
  const parameters = isSelector(location.pathname) ? readSelectorParameters(location.search) : undefined;
  const visit = lmsVisit(location.search, sessionTexts);
  // Before anybody is asked who is signed in: the LMS may have begun a session.
  const takenOver = visit.begins ? takeOver() : undefined;
  // A hand-off is for once; the selector keeps what the LMS says in every address.
  if (visit.begins && parameters === undefined) history.replaceState(history.state, '', withoutHandOff(location.href));
  const address = async () => {
    await takenOver;
    return identityAddress(browserFetch, visit.isVisit);
  };
  const identity = new KeycloakSession(address, {
    isFramed,
    fetch: browserFetch,
    storage: sessionTexts,
    lasting: localTexts,
    clock: systemClock,
  });
  const services = createServices((bind) => {
    bind(tokens.clock).toConstantValue(systemClock);
    bind(tokens.sessionStorage).toConstantValue(sessionTexts);
    bind(tokens.localStorage).toConstantValue(localTexts);
    bind(tokens.preferredLanguages).toConstantValue(navigator.languages);
    bind(tokens.log).toConstantValue(consoleLog);
    bind(tokens.analytics).toConstantValue(noAnalytics);
    bind(tokens.identity).toConstantValue(identity);
    bind(tokens.codeRunner)
      .toResolvedValue(
        (code, session) => {
          const platform = lateRunner(() => octave(code, session));
          return byLanguage({ python: lateRunner(python), octave: platform }, platform);
        },
        [tokens.codeGateway, tokens.session],
      )
      .inSingletonScope();
    bind(tokens.conversionGateway).toConstantValue(browserConverter(systemClock));
    bind(tokens.parentWindow).toConstantValue(parentWindow);
    bind(tokens.openerWindow).toConstantValue(openerWindow);
    bind(tokens.sourceLanguage).toConstantValue(sourceLanguage);
    bind(tokens.outbox)
      .toResolvedValue(
        (problems, session, clock, log) => lateOutbox({ problems, session, clock, log }),
        [tokens.problemGateway, tokens.session, tokens.clock, tokens.log],
      )
      .inSingletonScope();
  });
  services.load(apiModule({ fetch: browserFetch, newKey }));
  // Whoever comes from an LMS finds the language that he has there, or that of his task.
  const language = visit.isVisit ? languageOfLms(new URLSearchParams(location.search).get('lang') ?? '') : undefined;
  const visited = parameters === undefined ? language : parameters.uiLang;
  if (visited !== undefined) services.get(tokens.language).visitIn(visited);
  return { services, identity };
}

/** Only a window that an LMS has opened needs this; if it fails in any way, nobody is signed in. */
async function takeOver(): Promise<void> {
  const selection = await import('@lemma/api-client/selection').catch(() => undefined);
  await selection?.takeOverLmsSession(browserFetch);
}

/** The authoring language is loaded with the first editor. */
const sourceLanguage: SourceLanguageLoader = {
  load: async (types) => (await import('@lemma/mmtex')).sourceLanguage(types),
};

/** Python is loaded with the first cell that is run. */
async function python() {
  const { browserPython } = await import('./python/browser-python.ts');
  return browserPython(systemClock);
}

/** Octave is asked for with the first cell that is run. */
async function octave(gateway: CodeGateway, session: SessionStore) {
  const { platformOctave } = await import('./python/platform-octave.ts');
  return platformOctave(gateway, session);
}

/** Asks as a guest, because only the answer tells where to sign in. */
async function identityAddress(fetch: Fetch, isFromLms: boolean): Promise<IdentityAddress> {
  const accessToken = () => Promise.resolve(succeed(undefined));
  const http = new HttpClient({ fetch, baseUrl: '/api', accessToken, endSession: () => undefined, newKey });
  const answer = await http.call(configuration, {});
  if (!answer.ok) throw new Error(`The configuration cannot be read: ${answer.failure.kind}`);
  const { realm, clientId } = answer.value;
  // Users of an LMS have no account elsewhere.
  const authUrl = isFromLms ? undefined : answer.value.authUrl;
  return { url: authUrl ?? location.origin, realm, clientId, isOwn: authUrl === undefined && !isFromLms };
}
