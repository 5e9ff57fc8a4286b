import * as v from 'valibot';
import { calls, type CallId, type Endpoint } from '@lemma/api-client/wire';
import { sample } from './sample-content.ts';
import type { TestCaller, TestPlatform } from './test-platform.ts';

/** A thing that belongs to a user, by everything that a call may name it by; what it does not have names nothing. */
export interface OwnedThing {
  readonly user: string;
  readonly path: string;
  readonly worksheet: string;
  readonly template: string;
  /** The worksheet that it was made from. */
  readonly original: string;
  /** An answer that awaits a decision, or has one. */
  readonly answer: string;
  readonly assignment: string;
  /** A group of people. */
  readonly group: string;
}

const none = {
  path: 'no-path',
  worksheet: 'no-worksheet',
  template: 'no-template',
  original: 'no-original',
  answer: 'no-answer',
  assignment: 'no-assignment',
  group: 'no-group',
};

/** A thing that has never existed. */
export const missingThing: OwnedThing = { user: 'nobody-at-all', ...none, path: 'own/nobody-at-all/no-name' };

const writers = ['author', 'admin'] as const;
const composers = ['tutor', 'lecturer', 'author', 'admin'] as const;
const everybody = ['learner', ...composers] as const;
const accompanying = ['tutor', 'lecturer', 'admin'] as const;

/** Who can have a thing of each kind. */
export const ownersOf = {
  user: everybody,
  document: writers,
  customisation: writers,
  draft: writers,
  worksheet: composers,
  visibleWorksheet: composers,
  copy: writers,
  work: everybody,
  workInWorksheet: everybody,
  undecidedAnswer: composers,
  decidedAnswer: accompanying,
  assignment: accompanying,
  group: accompanying,
} as const satisfies Readonly<Record<string, readonly TestCaller[]>>;

export type ThingKind = keyof typeof ownersOf;

/** What things are made from, in the open course; the second has an answer that can be neither proven nor refuted. */
export const contentOfThings = [
  sample('things/sum', {
    titles: { en: 'A sum' },
    body: '\\begin{question} \\type{input.number} \\text{$1+1=$ \\ansref} \\begin{answer} \\solution{2} \\end{answer} \\end{question}',
  }),
  sample('things/root', {
    titles: { en: 'A root' },
    body: '\\begin{question} \\type{input.function} \\field{real} \\text{\\ansref} \\begin{answer} \\solution{sqrt(-1-x^2)} \\end{answer} \\end{question}',
  }),
  sample('things/course', {
    kind: 'course',
    titles: { de: 'Kurs', en: 'Course', fr: 'Cours', zh: '课程' },
    body: '\\begin{chapter}\\title{Things}\\begin{worksheet}[3]\\problem{/things/sum}\\problem{/things/root}\\end{worksheet}\\end{chapter}',
  }),
];

/** A problem that shows a picture beside it. */
export function sourceAt(path: string, text = 'How many?'): string {
  return `\\documentclass{mumie.problem}
\\begin{metainfo}
\\begin{components}\\component{image}{/${path}/curve.png}{curve}\\end{components}
\\end{metainfo}
\\begin{content}
\\title{\\lang{en}{Mine}}
\\begin{problem}
  \\begin{question}
    \\type{input.number} \\text{${text} \\ansref} \\begin{answer} \\solution{3} \\end{answer}
  \\end{question}
\\end{problem}
\\end{content}`;
}

const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');

/** The request of a call with these fields as the client would send them: in the path, in the query, or as the body. */
export function requestOf(id: CallId, fields: Readonly<Record<string, unknown>>) {
  const call: Endpoint = calls[id];
  const isInQuery = (name: string) =>
    call.method === 'GET' || call.method === 'DELETE' || call.query?.includes(name) === true;
  const inPath = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(fields[name])));
  const others = Object.entries(fields).filter(([name]) => !inPath.includes(name));
  const query = new URLSearchParams(
    Object.fromEntries(others.filter(([name]) => isInQuery(name)).map(([name, value]) => [name, String(value)])),
  );
  const body = Object.fromEntries(others.filter(([name]) => !isInQuery(name)));
  const type = call.replaces === true ? 'text/plain' : call.uploads === true ? 'application/octet-stream' : undefined;
  const payload = call.replaces === true ? String(body.text) : call.uploads === true ? png : body;
  return {
    url: `${path}?${query.toString()}`,
    method: call.method,
    ...((call.method === 'POST' || call.method === 'PUT') && { payload }),
    headers: {
      ...(type !== undefined && { 'content-type': type }),
      ...(call.replaces === true && typeof body.version === 'string' && { 'if-match': `"${body.version}"` }),
    },
  };
}

/** Sends a call in the name of a caller. */
export async function send(
  platform: TestPlatform,
  caller: TestCaller,
  id: CallId,
  fields: Readonly<Record<string, unknown>>,
) {
  const { url, ...request } = requestOf(id, fields);
  return platform.call(caller, url, request);
}

/** A worksheet of one problem, in the words of its call. */
export function worksheetOf(path: string, title: string, visibleToAllAuthors: boolean) {
  return {
    configuration: {
      correction: { correctorType: 'AFTER_SAVE', allowNewDataGenerationNTimes: 3, canUserViewCorrection: true },
      weightedDocuments: [{ path, weight: 1 }],
    },
    template: { title: { en: title }, documents: [{ path }], visibleToAllAuthors },
  };
}

/** What an assignment to one learner says, in the words of its calls. */
export const assignmentToLearner = { terms: { audience: 'named', takesLate: true }, people: ['demo-learner'] } as const;

/** Makes things through the calls, each a new one. */
export class OwnedThings {
  readonly #platform: TestPlatform;
  #made = 0;

  constructor(platform: TestPlatform) {
    this.#platform = platform;
  }

  /** A new thing of a caller who can have one. */
  async make(kind: ThingKind, owner: TestCaller): Promise<OwnedThing> {
    const user = `demo-${owner}`;
    const thing: OwnedThing = { user, ...none };
    switch (kind) {
      case 'user':
        return thing;
      case 'document':
        return { ...thing, path: await this.#document(owner) };
      case 'draft': {
        const made = await this.#does(owner, 'createDraft', { userId: user, path: await this.#document(owner) });
        return { ...thing, path: v.parse(calls.createDraft.response, made).path };
      }
      case 'customisation': {
        // Of a new document that is shared, since there is one customisation of each original.
        const by = owner === 'author' ? 'admin' : 'author';
        const path = await this.#document(by);
        await this.#does(by, 'shareOwnDocument', { userId: `demo-${by}`, path, shared: true });
        const text = sourceAt(path, 'And here?');
        const made = await this.#does(owner, 'saveProblemCustomization', { userId: user, path, text });
        return { ...thing, path: v.parse(calls.saveProblemCustomization.response, made).customization };
      }
      case 'worksheet':
        return { ...thing, path: 'things/sum', ...(await this.#worksheet(owner, false)) };
      case 'visibleWorksheet':
        return { ...thing, path: 'things/sum', ...(await this.#worksheet(owner, true)) };
      case 'copy': {
        const { worksheet: original } = await this.#worksheet(owner, true);
        const source = { path: 'things/sum', text: sourceAt('things/sum') };
        const made = await this.#does(owner, 'saveWorksheetCustomization', {
          userId: user,
          worksheetId: original,
          ...source,
        });
        const { id, customization, path } = v.parse(calls.saveWorksheetCustomization.response, made);
        return { ...thing, path, worksheet: id, template: customization, original };
      }
      case 'work':
        await this.#handIn(owner, 'things/sum');
        return { ...thing, path: 'things/sum' };
      case 'workInWorksheet': {
        // Whoever can make worksheets works in one of their own.
        const { worksheet, template } = await this.#worksheet(owner === 'learner' ? 'lecturer' : owner, true);
        await this.#handIn(owner, 'things/sum', worksheet);
        return { ...thing, path: 'things/sum', worksheet, template };
      }
      case 'undecidedAnswer':
        return { ...thing, ...(await this.#undecided(owner)) };
      case 'decidedAnswer': {
        // An answer of somebody else, and this owner's decision on it.
        const { answer } = await this.#undecided('author');
        await this.#does(owner, 'decideAnswer', { id: answer, score: 1 });
        return { ...thing, answer };
      }
      case 'assignment': {
        const { worksheet: worksheetId } = await this.#worksheet(owner, true);
        const made = await this.#does(owner, 'createAssignment', { worksheetId, ...assignmentToLearner });
        return { ...thing, assignment: v.parse(calls.createAssignment.response, made).id };
      }
      case 'group': {
        const made = await this.#does(owner, 'putPeopleGroup', { group: 'Tuesday', people: ['demo-learner'] });
        return { ...thing, group: v.parse(calls.putPeopleGroup.response, made).id };
      }
    }
  }

  async #does(caller: TestCaller, id: CallId, fields: Readonly<Record<string, unknown>>): Promise<unknown> {
    const response = await send(this.#platform, caller, id, fields);
    if (response.statusCode >= 300) throw new Error(`${caller} ${id}: ${response.statusCode} ${response.body}`);
    return response.json();
  }

  async #document(owner: TestCaller): Promise<string> {
    this.#made += 1;
    const userId = `demo-${owner}`;
    const name = `thing-${this.#made}`;
    const path = `own/${userId}/${name}`;
    await this.#does(owner, 'createOwnDocument', { userId, name, text: sourceAt(path) });
    await this.#does(owner, 'addPicture', { userId, path, name: 'curve.png' });
    await this.#does(owner, 'labelDocuments', { paths: [path], label: 'marked', isSet: true });
    return path;
  }

  async #worksheet(owner: TestCaller, isVisible: boolean) {
    this.#made += 1;
    const made = await this.#does(
      owner,
      'createWorksheet',
      worksheetOf('things/sum', `Sheet ${this.#made}`, isVisible),
    );
    const { id, templateId } = v.parse(calls.createWorksheet.response, made);
    return { worksheet: id, template: templateId };
  }

  async #handIn(owner: TestCaller, path: string, worksheet?: string, value = '2'): Promise<void> {
    const place = { userId: `demo-${owner}`, path, lang: 'en' };
    // With new data it takes answers again.
    const opened = await (worksheet === undefined
      ? this.#does(owner, 'personalisedData', place)
      : this.#does(owner, 'openWorksheetProblem', { ...place, worksheetId: worksheet }));
    const field = 'user/answer/question_1/answer_1';
    const version = v.parse(calls.openProblem.response, opened).answers[field]?.version ?? 0;
    const content = [{ path: field, value, lang: 'en', version }];
    await this.#does(owner, 'storeAnswer', { problem: path, lang: 'en', ...(worksheet && { worksheet }), content });
    await this.#does(owner, worksheet === undefined ? 'correctProblem' : 'correctWorksheetProblem', {
      ...place,
      ...(worksheet !== undefined && { worksheetId: worksheet }),
    });
  }

  async #undecided(owner: TestCaller): Promise<{ readonly path: string; readonly answer: string }> {
    this.#made += 1;
    await this.#handIn(owner, 'things/root', undefined, `sqrt(-${this.#made + 1}-x^2)`);
    const list = await this.#does('tutor', 'undecidedAnswers', { lang: 'en' });
    const { answers } = v.parse(calls.undecidedAnswers.response, list);
    const answer = answers.find(({ learner }) => learner.id === `demo-${owner}`);
    if (answer === undefined) throw new Error('The answer does not await a decision.');
    return { path: 'things/root', answer: answer.id };
  }
}
