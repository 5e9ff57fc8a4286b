import type { GameMove } from '@lemma/core/game';
import { isLanguage, languages as allLanguages, type Language } from '@lemma/core/language';
import {
  keyOfAnswerPath,
  type CorrectedProblem,
  type CorrectionFailure,
  type HandedOutProblem,
  type ImportedAnswers,
  type ImportFailure,
  type KeepFailure,
  type KeptChanges,
  type NewDataFailure,
  type OpenDocument,
  type OpenFailure,
  type PlayFailure,
  type ProblemCollection,
  type ProblemData,
  type ProblemDataFailure,
  type ProblemGateway,
  type ProblemReference,
  type SentChange,
  type Standing,
} from '@lemma/core/problem';
import { receiptsOfPage, type ReceiptPage, type ReceiptsAsked, type ReceiptsFailure } from '@lemma/core/receipt';
import { fail, succeed, type Result } from '@lemma/core/store';
import { gameFrom } from './game-from.ts';
import { keepAll } from './keep-changes.ts';
import { answersFrom, byKey, idOf, keepFailure, sheetOf } from './wire-answers.ts';
import { timeFailure, toldDeadline } from '../deadline/index.ts';
import { commonFailure, noAnswer, type HttpClient, type HttpFailure } from '../http/index.ts';
import {
  correctProblem,
  correctWorksheetProblem,
  importAnswers,
  listInHighscores,
  openProblem,
  openProblems,
  openWorksheetProblem,
  personalisedData,
  playGame,
  readCorrection,
  readWorksheetCorrection,
  receipts,
  refusalIds,
  storeAnswer,
  stringImplementations,
  viewProblemData,
  worksheetPersonalisedData,
  type ResponseOf,
} from '../wire/index.ts';

/** The problems that learners work on, on the server. */
export class HttpProblemGateway implements ProblemGateway, ProblemCollection {
  readonly #http: HttpClient;
  readonly #userId: () => string;

  /** `userId`: the subject of the token of whoever is signed in. */
  constructor(http: HttpClient, userId: () => string) {
    this.#http = http;
    this.#userId = userId;
  }

  async open(reference: ProblemReference, isAhead = false): Promise<Result<HandedOutProblem, OpenFailure>> {
    const request = this.#ofUser(reference);
    const sheet = worksheetOf(reference);
    if (sheet === 'unreadable') return fail({ kind: 'deadlineNotSigned' });
    const opened =
      sheet === undefined
        ? await this.#http.call(openProblem, request)
        : await this.#http.call(openWorksheetProblem, { ...request, ...sheet, ...(isAhead && { ahead: true }) });
    if (opened.ok) return succeed(problemFrom(opened.value));
    if (idOf(opened.failure) === refusalIds.problemNotDrawn) return fail({ kind: 'notDrawn' });
    const ofTime = timeFailure(opened.failure);
    if (ofTime !== undefined) return fail(ofTime);
    const failure = commonFailure(opened.failure);
    return fail(failure.kind === 'notFound' ? { ...failure, languages: await this.#languagesOf(reference) } : failure);
  }

  keep(changes: readonly SentChange[], owner: string): Promise<Result<KeptChanges, KeepFailure>> {
    return keepAll(this.#http, changes, { owner, userId: this.#userId });
  }

  async importAnswers(file: string): Promise<Result<ImportedAnswers, ImportFailure>> {
    const imported = await this.#http.call(importAnswers, { file });
    if (imported.ok) return imported;
    const { failure } = imported;
    if (idOf(failure) === refusalIds.answersFileForeign) return fail({ kind: 'foreign' });
    // Too large a file is none of ours either.
    const isFile = failure.kind === 'status' && [400, 413, 422].includes(failure.status);
    return fail(isFile ? { kind: 'unreadable' } : noAnswer(failure));
  }

  async save(reference: ProblemReference, attempt: string): Promise<Result<HandedOutProblem, KeepFailure>> {
    const sheet = sheetOf(reference);
    if (sheet === 'unreadable') return fail({ kind: 'forbidden' });
    const saved = await this.#http.call(storeAnswer, { ...sheet, attempt });
    return saved.ok ? succeed(problemFrom(saved.value)) : fail(keepFailure(saved.failure));
  }

  async play(
    reference: ProblemReference,
    attempt: string,
    move: GameMove,
  ): Promise<Result<HandedOutProblem, PlayFailure>> {
    const sheet = worksheetOf(reference);
    if (sheet === 'unreadable') return fail({ kind: 'forbidden' });
    const made = await this.#http.call(playGame, { ...this.#ofUser(reference), ...sheet, attempt, move });
    if (made.ok) return succeed(problemFrom(made.value));
    switch (idOf(made.failure)) {
      case refusalIds.levelLocked:
        return fail({ kind: 'locked' });
      case refusalIds.problemNotDrawn:
        return fail({ kind: 'notDrawn' });
      default:
        return fail(keepFailure(made.failure));
    }
  }

  async list(isListed: boolean): ReturnType<ProblemGateway['list']> {
    const listed = await this.#http.call(listInHighscores, { userId: this.#userId(), listed: isListed });
    if (listed.ok) return succeed(undefined);
    const failure = commonFailure(listed.failure);
    return fail(failure.kind === 'notFound' ? { kind: 'forbidden' } : failure);
  }

  async drawNewData(
    reference: ProblemReference,
    which: 'all' | 'wrongAnswers',
  ): Promise<Result<HandedOutProblem, NewDataFailure>> {
    const request = { ...this.#ofUser(reference), newDataForWrongAnswers: which === 'wrongAnswers' };
    const sheet = worksheetOf(reference);
    if (sheet === 'unreadable') return fail({ kind: 'forbidden' });
    const drawn =
      sheet === undefined
        ? await this.#http.call(personalisedData, request)
        : await this.#http.call(worksheetPersonalisedData, { ...request, ...sheet });
    if (drawn.ok) return succeed(problemFrom(drawn.value));
    switch (idOf(drawn.failure)) {
      case refusalIds.nothingToDraw:
        return fail({ kind: 'nothingToDraw' });
      case refusalIds.newDataLimit:
        return fail({ kind: 'limitReached' });
      case refusalIds.problemNotDrawn:
        return fail({ kind: 'notDrawn' });
      default: {
        const failure = commonFailure(drawn.failure);
        return fail(failure.kind === 'notFound' ? { kind: 'forbidden' } : failure);
      }
    }
  }

  async correct(
    reference: ProblemReference,
    type: 'correction' | 'correctionPreview',
  ): Promise<Result<CorrectedProblem, CorrectionFailure>> {
    const { learner } = reference;
    const request = this.#ofUser(reference);
    const made = { ...request, correctionPreview: type === 'correctionPreview' };
    // Whoever looks at the work of others does not trigger what its learner has not asked for.
    const isRead = learner !== undefined && type === 'correction';
    const inWorksheet = worksheetOf(reference);
    if (inWorksheet === 'unreadable') return fail({ kind: 'forbidden' });
    const corrected =
      inWorksheet === undefined
        ? await (isRead ? this.#http.call(readCorrection, request) : this.#http.call(correctProblem, made))
        : await (isRead
            ? this.#http.call(readWorksheetCorrection, { ...request, ...inWorksheet })
            : this.#http.call(correctWorksheetProblem, { ...made, ...inWorksheet }));
    return corrected.ok ? succeed(correctedFrom(corrected.value)) : fail(correctionFailure(corrected.failure));
  }

  async readData({ path, worksheet, learner }: ProblemReference): Promise<Result<ProblemData, ProblemDataFailure>> {
    const read = await this.#http.call(viewProblemData, {
      ref: learner ?? this.#userId(),
      problem: path,
      ...(worksheet !== undefined && { worksheet }),
    });
    return read.ok ? read : fail(commonFailure(read.failure));
  }

  async receipts(
    { path, worksheet, learner }: ProblemReference,
    { page, code }: ReceiptsAsked,
  ): Promise<Result<ReceiptPage, ReceiptsFailure>> {
    const read = await this.#http.call(receipts, {
      userId: learner ?? this.#userId(),
      path,
      ...(worksheet !== undefined && { worksheetId: worksheet }),
      ...(code !== undefined && { code }),
      pageNumber: page - 1,
      pageSize: receiptsOfPage,
    });
    if (!read.ok) return fail(commonFailure(read.failure));
    return succeed({
      receipts: read.value.receipts.map(({ answers, ...receipt }) => ({
        ...receipt,
        answers: answers.flatMap((each) => keyOfAnswerPath(each) ?? []),
      })),
      total: read.value.total,
      isIntact: read.value.intact,
    });
  }

  async openProblems(language: Language): ReturnType<ProblemCollection['openProblems']> {
    const found = await this.#http.call(openProblems, { userId: this.#userId(), lang: language });
    if (!found.ok) {
      const failure = commonFailure(found.failure);
      return fail(failure.kind === 'notFound' ? { kind: 'forbidden' } : failure);
    }
    return succeed(
      found.value.map(({ path, lang, name, description, topic, standing }): OpenDocument => ({
        path,
        language: lang,
        name,
        description,
        ...(topic !== undefined && { topic }),
        ...(standing && { standing: openStandingFrom(standing) }),
      })),
    );
  }

  #ofUser({ path, language, learner }: ProblemReference) {
    return { userId: learner ?? this.#userId(), path, lang: language };
  }

  /** None for a document whose existence is nobody's business, and if it is not the language that is wrong. */
  async #languagesOf({ path, language: asked }: ProblemReference): Promise<readonly Language[]> {
    const found = await this.#http.call(stringImplementations, { path });
    const written = found.ok ? found.value.map(({ language }) => language).filter(isLanguage) : [];
    return written.includes(asked) ? [] : written;
  }
}

/** The worksheet of a problem with its signed deadline, in the words of a call; undefined outside worksheets. */
function worksheetOf({ worksheet, signedDeadline }: ProblemReference) {
  if (worksheet === undefined) return undefined;
  const told = toldDeadline(signedDeadline);
  return told.ok ? { worksheetId: worksheet, ...told.value } : told.failure;
}

function correctionFailure(failure: HttpFailure): CorrectionFailure {
  const common = commonFailure(failure);
  if (common.kind === 'notFound') return { kind: 'noCorrection' };
  if (failure.kind !== 'status' || failure.status !== 422) return common;
  const cause = failure.refusal?.cause;
  return { kind: 'failed', ...(cause !== undefined && { cause }) };
}

type WireProblem = ResponseOf<'openProblem'>;

function problemFrom({
  document,
  seed,
  attempt,
  languages,
  answers,
  standing,
  controls,
  deadline,
  handedIn,
  fields,
  lateSaved,
  game,
  receipt,
  regraded,
  drawnByTeacher,
}: WireProblem): HandedOutProblem {
  return {
    xml: document,
    seed,
    attempt,
    languages: allLanguages.filter((language) => languages.includes(language)),
    answers: answersFrom(answers),
    standing: standingFrom(standing),
    controls,
    ...(deadline && { deadline }),
    ...(handedIn !== undefined && { isHandedIn: handedIn }),
    ...(fields && { fields: byKey(fields, (field) => field) }),
    ...(lateSaved !== undefined && { lateSaved }),
    ...(game && { game: gameFrom(game) }),
    ...(receipt && { receipt }),
    ...(regraded && { regraded }),
    ...(drawnByTeacher && { drawnByTeacher }),
  };
}

function standingFrom({
  tries,
  subtasks,
  performance,
  undecided,
  score,
  lateCredit,
  corrected,
  waiting,
  brokenEvaluators,
  editable,
  newDataLeft,
}: WireProblem['standing']): Standing {
  return {
    tries,
    subtasks: subtasks.map(({ progress, tries: triesOf, correct }) => ({
      progress,
      tries: triesOf,
      ...(correct !== undefined && { isRight: correct === 'yes' }),
    })),
    ...(performance && { performance }),
    ...(undecided !== undefined && { isUndecided: undecided }),
    ...(waiting !== undefined && { isWaiting: waiting }),
    ...(brokenEvaluators && { brokenEvaluators }),
    ...(score !== undefined && { score }),
    ...(lateCredit !== undefined && { lateCredit }),
    isCorrected: corrected,
    isEditable: editable,
    ...(newDataLeft !== undefined && { newDataLeft }),
  };
}

type WireOpenStanding = NonNullable<ResponseOf<'openProblems'>[number]['standing']>;

function openStandingFrom({ undecided, ...standing }: WireOpenStanding): NonNullable<OpenDocument['standing']> {
  return { ...standing, ...(undecided !== undefined && { isUndecided: undecided }) };
}

function correctedFrom(corrected: ResponseOf<'readCorrection'>): CorrectedProblem {
  const { xml, seed, answers, standing, controls, regraded } = problemFrom(corrected);
  return {
    xml,
    seed,
    answers,
    standing,
    controls,
    ...(regraded && { regraded }),
    ...(corrected.score !== undefined && { score: corrected.score }),
    questions: corrected.questions.map(
      ({ number, score, correct, undecided, answers: judged, options, optionsOverride, rightOptions }) => ({
        number,
        ...(score !== undefined && { score }),
        isRight: correct,
        ...(undecided !== undefined && { isUndecided: undecided }),
        answers: judged.map(
          ({ userInput, verdict, remark, score: points, decision, override, consistent, solution, difference }) => ({
            given: userInput,
            verdict,
            ...(remark && { remark }),
            score: points,
            ...(decision && { decision }),
            ...(override && { override }),
            isConsistent: consistent,
            ...(solution !== undefined && { solution }),
            ...(difference && { difference }),
          }),
        ),
        options: new Map(Object.entries(options)),
        ...(optionsOverride && { optionsOverride }),
        rightOptions,
      }),
    ),
  };
}
