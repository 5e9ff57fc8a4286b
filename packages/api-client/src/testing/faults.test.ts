/// <reference types="vite/client" />
import { systemClock } from '@lemma/core/platform';
import { TurnedClock } from '@lemma/core/testing';
import { describe, expect, it } from 'vitest';
import { everyCall } from './every-call.ts';
import { fakeServer, json, refused, type SeenRequest } from './index.ts';

/** Everything that goes wrong on the way, as a server or a network shows it. */
const faults = {
  offline: () => Promise.reject(new TypeError('Failed to fetch')),
  aborted: () => Promise.reject(new DOMException('The user aborted a request.', 'AbortError')),
  silence: () => new Promise<never>(() => undefined),
  'silence after the head': () => new Response(new ReadableStream({ pull: () => new Promise<never>(() => undefined) })),
  'HTML 500': () =>
    new Response('<html><h1>Oops</h1></html>', { status: 500, headers: { 'content-type': 'text/html' } }),
  '401': () => refused(401, 'not_authenticated'),
  '403': () => refused(403, 'forbidden'),
  '404': () => refused(404, 'not_found'),
  '409': () => refused(409, 'conflict'),
  '412': () => refused(412, 'conflict'),
  '429': () => refused(429, 'too_many_requests'),
  'truncated JSON': () => new Response('{"documents": [{"path": "a/b", "na'),
  'JSON of another kind': () => json({ weather: 'fine', items: [1, 2, 3] }),
  'HTML 200': () => new Response('<html>Log in to this network</html>', { headers: { 'content-type': 'text/html' } }),
  'empty 200': () => new Response(''),
} satisfies Readonly<Record<string, (request: SeenRequest) => Response | Promise<Response>>>;
type Fault = keyof typeof faults;

/** Longer than any call may take. Milliseconds. */
const longEnough = 121_000;

/** What a call says after a fault; `hangs` and `throws` are never right. */
async function outcome(name: string, fault: Fault): Promise<string> {
  const clock = new TurnedClock();
  const { http } = fakeServer(faults[fault], undefined, undefined, clock);
  const fetch = (_target: string, init: RequestInit) => {
    init.signal?.throwIfAborted();
    return Promise.resolve(faults[fault]());
  };
  const call = everyCall[name];
  if (call === undefined) throw new Error(`There is no call ${name}.`);
  const said = call({ http, fetch, clock }).then(inWords, (error: unknown) => `throws ${String(error)}`);
  const hangs = quiet()
    .then(() => clock.turn(longEnough))
    .then(quiet)
    .then(() => 'hangs');
  return Promise.race([said, hangs]);
}

/** Everything that can happen without time passing has happened: what calls load with their first answer, too. */
async function quiet(): Promise<void> {
  for (let turn = 0; turn < 50; turn += 1) await new Promise<void>((done) => systemClock.after(0).subscribe(done));
}

function inWords(answer: unknown): string {
  if (typeof answer !== 'object' || answer === null || !('ok' in answer)) return 'no result';
  if (answer.ok === true) return `succeeds with ${JSON.stringify(answer)}`;
  const failure = 'failure' in answer ? answer.failure : undefined;
  const kind = typeof failure === 'object' && failure !== null && 'kind' in failure ? failure.kind : undefined;
  return typeof kind === 'string' ? kind : 'no kind';
}

/** What a call says after a fault, unless it says it in words of its own. */
const usual: Readonly<Record<Fault, string>> = {
  offline: 'unavailable',
  aborted: 'unavailable',
  silence: 'unavailable',
  'silence after the head': 'unavailable',
  'HTML 500': 'unexplained',
  '401': 'sessionEnded',
  '403': 'forbidden',
  '404': 'notFound',
  '409': 'rejected',
  '412': 'rejected',
  '429': 'tooManyRequests',
  'truncated JSON': 'cutOff',
  'JSON of another kind': 'notUnderstood',
  'HTML 200': 'portal',
  'empty 200': 'cutOff',
};

const all = (kind: string): Readonly<Record<Fault, string>> => mapped(usual, () => kind);
/** What is never missing: the call names nothing that could be. */
const neverMissing = { '404': 'unavailable' };
/** What everybody may do. */
const neverForbidden = { '403': 'unavailable' };
/** A missing thing is told in the same words as one that is nobody's business. */
const hidden = { '404': 'forbidden' };
/** A text of any content is whole if its version comes with it. */
const versioned = { 'truncated JSON': 'notUnderstood', 'empty 200': 'notUnderstood' };
const replaced = { '412': 'conflict' };
const exists = { '409': 'worksheetExists' };

/** Another server is reached or not, and its answer is a list of courses or not. */
const otherServer = {
  ...all('unreachable'),
  'truncated JSON': 'unreadable',
  'JSON of another kind': 'unreadable',
  'HTML 200': 'unreadable',
  'empty 200': 'unreadable',
} as const;

const ownWords: Readonly<Record<string, Readonly<Partial<Record<Fault, string>>>>> = {
  'HttpCourseGateway.read': { ...neverForbidden, ...neverMissing },
  // Whether an applet is listed is all that its reader can do something about.
  'HttpAppletGateway.exporter': { ...all('exporter'), '404': 'notListed' },
  'HttpCustomisationGateway.read': versioned,
  'HttpCustomisationGateway.keep': replaced,
  'HttpCustomisationGateway.save': replaced,
  'HttpCustomisationGateway.save in a worksheet': replaced,
  'HttpEmbeddingEditorGateway.trustedOrigins': all('unavailable'),
  'HttpEmbeddingEditorGateway.editorAddress': all('unavailable'),
  'HttpEmbeddingEditorGateway.convert': { '401': 'forbidden', ...neverMissing },
  'HttpAssignmentGateway.create': replaced,
  'HttpAssignmentGateway.change': replaced,
  'HttpAssignmentGateway.remove': replaced,
  'HttpAssignmentGateway.restore': replaced,
  'HttpAssignmentGateway.extend': replaced,
  'HttpAssignmentGateway.acceptLate': replaced,
  'HttpAssignmentGateway.putGroup': replaced,
  'HttpAssignmentGateway.removeGroup': replaced,
  // Why it is refused, the worksheet says itself.
  'HttpWorksheetLookup.begin': { '403': 'refused', '404': 'refused', '409': 'refused' },
  'HttpLearnerGateway.undecided': hidden,
  'HttpLearnerGateway.decide': hidden,
  'HttpLearnerGateway.withdraw': hidden,
  'HttpLearnerGateway.find': hidden,
  'HttpLearnerGateway.answered': hidden,
  'HttpLearnerGateway.giveScore': hidden,
  'HttpLearnerGateway.withdrawScores': hidden,
  'HttpLearnerGateway.regrade': { ...hidden, '409': 'changed' },
  'HttpLearnerGateway.undoRegrading': hidden,
  'HttpMediaGateway.load': { 'truncated JSON': 'notUnderstood' },
  'HttpExpressionConverter.convert': {
    ...neverForbidden,
    ...neverMissing,
    // An answer in markup.
    'truncated JSON': 'notUnderstood',
    'empty 200': 'notUnderstood',
  },
  'HttpDocumentGateway.read': { 'truncated JSON': 'notUnderstood' },
  'HttpProblemGateway.keep': neverMissing,
  'HttpProblemGateway.keep of several': neverMissing,
  'HttpProblemGateway.importAnswers': { ...neverMissing, ...neverForbidden },
  'HttpProblemGateway.save': neverMissing,
  'HttpProblemGateway.play': neverMissing,
  'HttpProblemGateway.list': hidden,
  'HttpLanguageGateway.read': { ...neverForbidden, ...neverMissing },
  'HttpLanguageGateway.save': { ...neverForbidden, ...neverMissing },
  'HttpRatingGateway.read': neverForbidden,
  'HttpProblemGateway.drawNewData': hidden,
  'HttpProblemGateway.drawNewData in a worksheet': hidden,
  'HttpProblemGateway.correct': { '404': 'noCorrection' },
  'HttpProblemGateway.correct in a worksheet': { '404': 'noCorrection' },
  'HttpProblemGateway.correct of another learner': { '404': 'noCorrection' },
  'HttpProblemGateway.openProblems': hidden,
  'HttpCodeGateway.evaluateOctave': { ...neverForbidden, ...neverMissing },
  'HttpCodeGateway.runAnswer': { ...neverForbidden, ...neverMissing },
  'HttpCodeGateway.stopRun': { ...neverForbidden, ...neverMissing },
  'HttpCodeGateway.runAnswer in a worksheet': { ...neverForbidden, ...neverMissing },
  'HttpQuickcheckJudge.judge': {
    ...neverForbidden,
    ...neverMissing,
    offline: 'offline',
    aborted: 'offline',
    silence: 'offline',
    'silence after the head': 'offline',
  },
  'HttpFilterCatalog.choices': { ...neverForbidden, ...neverMissing },
  'HttpGlimpseGateway.glimpses': { ...neverForbidden, ...neverMissing },
  'HttpOwnDocumentGateway.folder': versioned,
  'HttpSearchGateway.find': neverMissing,
  'HttpUserLabelGateway.label': neverMissing,
  'HttpSelectorGateway.recognise': { ...neverForbidden, ...neverMissing },
  'HttpSelectorGateway.courses': otherServer,
  'HttpCourseServerGateway.servers': { ...neverForbidden, ...neverMissing },
  'HttpCourseServerGateway.courses': otherServer,
  'HttpTaxonomyGateway.read': { ...versioned, ...neverMissing },
  'HttpTaxonomyGateway.read labels': { ...versioned, ...neverMissing },
  'HttpTaxonomyGateway.save': { ...replaced, ...neverMissing },
  'HttpTaxonomyGateway.save labels': { ...replaced, ...neverMissing },
  'HttpProblemCatalog.describe': neverForbidden,
  'HttpWorksheetGateway.save': { ...exists, ...neverMissing },
  'HttpTemplateGateway.deleted': neverMissing,
  'HttpTemplateGateway.remove': exists,
  'HttpTemplateGateway.restore': exists,
  'HttpTemplateGateway.setVisibility': exists,
};

function mapped(of: Readonly<Record<Fault, string>>, map: (fault: string) => string): Readonly<Record<Fault, string>> {
  return { ...of, ...Object.fromEntries(Object.keys(of).map((fault) => [fault, map(fault)])) };
}

function isFault(text: string): text is Fault {
  return text in faults;
}

const modules = import.meta.glob<Readonly<Record<string, unknown>>>(
  ['../*/http-*.ts', '!../http/*.ts', '!../**/*.test.ts'],
  {
    eager: true,
  },
);

describe('the catalogue of faults', () => {
  it('has every call of every gateway', () => {
    const calls = Object.values(modules).flatMap((module) =>
      Object.entries(module).flatMap(([name, gateway]) =>
        typeof gateway === 'function' && /^Http/.test(name) ? methodsOf(gateway).map((call) => `${name}.${call}`) : [],
      ),
    );
    expect(calls.length).toBeGreaterThan(30);
    const known = new Set(Object.keys(everyCall).map((name) => name.split(' ')[0]));
    expect([...known].sort()).toEqual(calls.sort());
    expect(Object.keys(ownWords).filter((name) => !(name in everyCall))).toEqual([]);
  });

  it.each(Object.keys(everyCall))('tells what is wrong with %s', async (name) => {
    const said = await Promise.all(
      Object.keys(faults)
        .filter(isFault)
        .map(async (fault): Promise<[Fault, string]> => [fault, await outcome(name, fault)]),
    );
    expect(Object.fromEntries(said)).toEqual({ ...usual, ...ownWords[name] });
  });
});

function methodsOf(gateway: { readonly prototype: unknown }): readonly string[] {
  const { prototype } = gateway;
  return typeof prototype === 'object' && prototype !== null
    ? Object.getOwnPropertyNames(prototype).filter((name) => name !== 'constructor')
    : [];
}
