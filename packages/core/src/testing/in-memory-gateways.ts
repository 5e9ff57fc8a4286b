import { BehaviorSubject } from 'rxjs';
import {
  convertedFrom,
  type ConversionFailure,
  type ConversionGateway,
  type ConvertedSource,
  type ExpressionConverter,
  type ExpressionNotShown,
} from '../conversion/index.ts';
import type { BeginFailure, Unbegun } from '../deadline/index.ts';
import { readMathml, type Formula } from '../document/index.ts';
import { failureData, parseExpression, printMathml } from '../expression/index.ts';
import type { NoAnswer } from '../platform/index.ts';
import type { DocumentFailure, DocumentGateway, StoredDocument } from '../preview/index.ts';
import type {
  DocumentGlimpse,
  FilterCatalog,
  FilterChoices,
  GlimpseGateway,
  HitKind,
  ResultPage,
  SearchableCriteria,
  SearchFailure,
  SearchGateway,
  SearchHit,
} from '../search/index.ts';
import type { Finding } from '../source/index.ts';
import type { Session, SessionPort, TokenFailure } from '../session/index.ts';
import { fail, succeed, type Cancellable, type Result } from '../store/index.ts';
import type {
  CatalogFailure,
  ProblemCatalog,
  ProblemDescription,
  SavedWorksheet,
  SaveFailure,
  WorksheetDraft,
  WorksheetGateway,
} from '../worksheet-draft/index.ts';
import type {
  DeletedTemplate,
  TemplateFailure,
  TemplateGateway,
  Worksheet,
  TemplateNotShown,
  WorksheetFailure,
  WorksheetLookup,
  WorksheetReference,
  WorksheetTemplate,
} from '../worksheet/index.ts';

/** An answer that never comes, for waiting states of screens. */
export const noAnswer = new Promise<never>(() => undefined);

type Saved = Result<SavedWorksheet, SaveFailure>;

/** Stores the drafts it is given, and gives the answer it was created with. */
export class InMemoryWorksheetGateway implements WorksheetGateway {
  readonly saved: WorksheetDraft[] = [];
  /** May be changed between two calls. */
  answer: Saved | Promise<Saved>;

  constructor(answer: Saved | Promise<Saved> = succeed({ id: 'w1', templateId: 't1' })) {
    this.answer = answer;
  }

  async save(draft: WorksheetDraft): Promise<Saved> {
    this.saved.push(draft);
    return this.answer;
  }
}

/** Describes the given problems. */
export class InMemoryProblemCatalog implements ProblemCatalog {
  readonly #problems: readonly ProblemDescription[];

  constructor(problems: readonly ProblemDescription[] = []) {
    this.#problems = problems;
  }

  async describe(path: string): Promise<Result<ProblemDescription, CatalogFailure>> {
    const problem = this.#problems.find((other) => other.path === path);
    return Promise.resolve(problem === undefined ? fail({ kind: 'notFound' }) : succeed(problem));
  }
}

type Found = Result<ResultPage, SearchFailure>;

/** Searches the given hits by kind and name, and records requests. */
export class InMemorySearchGateway implements SearchGateway {
  readonly asked: SearchableCriteria[] = [];
  readonly cancelled: SearchableCriteria[] = [];
  readonly #answer: (criteria: SearchableCriteria) => Found | Promise<Found>;

  /** The hits to search, or the answer to every request. */
  constructor(answer: readonly SearchHit[] | ((criteria: SearchableCriteria) => Found | Promise<Found>) = []) {
    this.#answer = typeof answer === 'function' ? answer : (criteria) => succeed(pageOf(answer, criteria));
  }

  find(criteria: SearchableCriteria): Cancellable<Found> {
    this.asked.push(criteria);
    return {
      answer: Promise.resolve(this.#answer(criteria)),
      cancel: () => {
        this.cancelled.push(criteria);
      },
    };
  }
}

/** Tells the given glimpses, and records what it was asked for. */
export class InMemoryGlimpseGateway implements GlimpseGateway {
  readonly asked: (readonly string[])[] = [];
  readonly #glimpses: readonly DocumentGlimpse[];

  constructor(glimpses: readonly DocumentGlimpse[] = []) {
    this.#glimpses = glimpses;
  }

  async glimpses(_language: unknown, paths: readonly string[]): Promise<Result<readonly DocumentGlimpse[], never>> {
    this.asked.push(paths);
    return Promise.resolve(succeed(this.#glimpses.filter(({ path }) => paths.includes(path))));
  }
}

/** A search area in which there is nothing to choose. */
export const noChoices: FilterChoices = {
  languages: [],
  topics: [],
  objectives: [],
  sections: [],
  chapters: [],
  userLabels: [],
  difficulties: [],
  customised: 0,
  own: 0,
};

/** Offers the given choices. */
export class InMemoryFilterCatalog implements FilterCatalog {
  #choices: FilterChoices;

  constructor(choices: Partial<FilterChoices> = {}) {
    this.#choices = { ...noChoices, ...choices };
  }

  /** What is offered from now on. */
  change(choices: Partial<FilterChoices>): void {
    this.#choices = { ...this.#choices, ...choices };
  }

  async choices(): Promise<Result<FilterChoices, never>> {
    return Promise.resolve(succeed(this.#choices));
  }
}

/** Finds the given worksheets by their own id; a template has the worksheet with the same id. */
export class InMemoryWorksheetLookup implements WorksheetLookup {
  /** By their ids, those with a time limit that has not begun. */
  readonly unbegun = new Map<string, Unbegun>();
  /** The worksheets whose time limits it was asked to begin. */
  readonly begun: string[] = [];
  /** The answer to that. */
  beginning: Result<undefined, BeginFailure> | Promise<Result<undefined, BeginFailure>> = succeed(undefined);
  readonly #worksheets: readonly Worksheet[];

  constructor(worksheets: readonly Worksheet[] = []) {
    this.#worksheets = worksheets;
  }

  async find({ by, id }: WorksheetReference): Promise<Result<Worksheet, WorksheetFailure>> {
    const unbegun = this.unbegun.get(id);
    if (unbegun !== undefined) return Promise.resolve(fail({ kind: 'notBegun', unbegun }));
    const worksheet = this.#worksheets.find((other) => other.id === id);
    if (worksheet !== undefined) return Promise.resolve(succeed(worksheet));
    return Promise.resolve(fail({ kind: by === 'template' ? 'noWorksheet' : 'notFound' }));
  }

  async begin(worksheet: string): Promise<Result<undefined, BeginFailure>> {
    this.begun.push(worksheet);
    const answer = await this.beginning;
    if (answer.ok) this.unbegun.delete(worksheet);
    return answer;
  }
}

type Changed = Result<undefined, TemplateFailure>;

/** Manages the given templates. */
export class InMemoryTemplateGateway implements TemplateGateway {
  /** What it was asked to do. */
  readonly asked: string[] = [];
  /** The answer to every change. */
  answer: Changed | Promise<Changed> = succeed(undefined);
  /** Why those that were deleted cannot be listed. */
  listing: Result<undefined, { readonly kind: 'forbidden' } | NoAnswer> = succeed(undefined);
  readonly #templates: readonly WorksheetTemplate[];
  #deleted: readonly DeletedTemplate[];

  constructor(templates: readonly WorksheetTemplate[] = [], deleted: readonly DeletedTemplate[] = []) {
    this.#templates = templates;
    this.#deleted = deleted;
  }

  async find(id: string): Promise<Result<WorksheetTemplate, TemplateNotShown>> {
    const template = this.#templates.find((other) => other.id === id);
    return Promise.resolve(template === undefined ? fail({ kind: 'noWorksheet' }) : succeed(template));
  }

  async remove(id: string): Promise<Changed> {
    return this.#change(`remove ${id}`);
  }

  async deleted(): ReturnType<TemplateGateway['deleted']> {
    return Promise.resolve(this.listing.ok ? succeed(this.#deleted) : this.listing);
  }

  async restore(id: string): Promise<Changed> {
    const restored = await this.#change(`restore ${id}`);
    if (restored.ok) this.#deleted = this.#deleted.filter((each) => each.id !== id);
    return restored;
  }

  async setVisibility(id: string, isVisibleToAll: boolean): Promise<Changed> {
    return this.#change(`${isVisibleToAll ? 'show' : 'hide'} ${id}`);
  }

  async #change(asked: string): Promise<Changed> {
    this.asked.push(asked);
    return this.answer;
  }
}

/** Reads the given documents by path; each has the same text in all of its languages. */
export class InMemoryDocumentGateway implements DocumentGateway {
  readonly #documents: ReadonlyMap<string, StoredDocument>;

  constructor(documents: Readonly<Record<string, StoredDocument>> = {}) {
    this.#documents = new Map(Object.entries(documents));
  }

  async read(
    ...[path, language]: Parameters<DocumentGateway['read']>
  ): Promise<Result<StoredDocument, DocumentFailure>> {
    const document = this.#documents.get(path);
    if (document?.languages.includes(language) === true) return Promise.resolve(succeed(document));
    return Promise.resolve(fail({ kind: 'notFound', languages: document?.languages ?? [] }));
  }
}

/** Converts every source to the same page. */
export class InMemoryConversionGateway implements ConversionGateway {
  readonly #xml: string;
  readonly #findings: readonly Finding[];

  constructor(
    { xml, findings }: { readonly xml: string; readonly findings: readonly Finding[] } = { xml: '', findings: [] },
  ) {
    this.#xml = xml;
    this.#findings = findings;
  }

  convert(): Cancellable<Result<ConvertedSource, ConversionFailure>> {
    return { answer: Promise.resolve(convertedFrom(this.#xml, this.#findings)), cancel: () => undefined };
  }

  checkSeeds(): Cancellable<readonly Finding[]> {
    return { answer: Promise.resolve([]), cancel: () => undefined };
  }
}

/** Prints expressions as the server does, each answer after `delay`. */
export class InMemoryExpressionConverter implements ExpressionConverter {
  readonly #delay: Promise<unknown>;

  constructor(delay: Promise<unknown> = Promise.resolve()) {
    this.#delay = delay;
  }

  convert(expression: string): Cancellable<Result<Formula, ExpressionNotShown>> {
    const parsed = parseExpression(expression, { decimalComma: false });
    const read = parsed.ok ? readMathml(printMathml(parsed.value, { decimalComma: false })) : undefined;
    const place = parsed.ok
      ? {}
      : { place: { span: parsed.failure.span, data: failureData(parsed.failure, expression) } };
    const answer = read?.ok === true ? read : fail<ExpressionNotShown>({ kind: 'unreadable', ...place });
    return { answer: this.#delay.then(() => answer), cancel: () => undefined };
  }
}

/** Signs users in and out only as the test says. */
export class InMemoryIdentity implements SessionPort {
  readonly session$: BehaviorSubject<Session>;
  token: Result<string | undefined, TokenFailure> = succeed('token');

  constructor(session: Session = { kind: 'guest' }) {
    this.session$ = new BehaviorSubject(session);
  }

  async login(): Promise<void> {
    return Promise.resolve();
  }

  async loginBeside(): Promise<void> {
    return Promise.resolve();
  }

  async logout(): Promise<void> {
    this.session$.next({ kind: 'guest' });
    return Promise.resolve();
  }

  async accessToken(): Promise<Result<string | undefined, TokenFailure>> {
    return Promise.resolve(this.token);
  }
}

function pageOf(hits: readonly SearchHit[], criteria: SearchableCriteria): ResultPage {
  const query = criteria.query.trim().toLowerCase();
  const foundOf = (kind: HitKind) =>
    hits.filter((hit) => hit.kind === kind && textOf(hit).toLowerCase().includes(query));
  const found = foundOf(criteria.kind);
  const start = (criteria.page - 1) * criteria.pageSize;
  return {
    hits: found.slice(start, start + criteria.pageSize),
    total: found.length,
    totals: {
      problem: foundOf('problem').length,
      article: foundOf('article').length,
      worksheet: foundOf('worksheet').length,
      pdf: foundOf('pdf').length,
    },
    foundBy: query === '' ? 'everything' : 'words',
    nearQueries: [],
    elsewhere: [],
  };
}

function textOf(hit: SearchHit): string {
  return hit.kind === 'worksheet' ? Object.values(hit.title).join(' ') : hit.name;
}
