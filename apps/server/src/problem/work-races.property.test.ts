import fc from 'fast-check';
import { sql } from 'kysely';
import { refusalIds, type ResponseOf } from '@lemma/api-client/wire';
import { convertDocument, documentLanguages } from '@lemma/mmtex';
import { runs } from '@lemma/core/testing';
import type { Session, User } from '@lemma/core/session';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SavedAnswer } from '../database/index.ts';
import { Deadlines } from '../deadline/index.ts';
import { loadContent } from '../document/index.ts';
import { gradesIn } from '../grading/index.ts';
import { flawsIn } from '../receipt/verify-receipts.ts';
import { sample, startPlatform, type TestPlatform } from '../testing/index.ts';
import type { Looking } from './admission.ts';
import { attemptName, findAttempt, lastSaving, type Attempt } from './attempts.ts';
import { correctAllDue } from './correct-at-deadlines.ts';
import { Decisions } from './decide.ts';
import { problemWorksHere } from './problem-works.ts';
import { ProblemViews } from './problem-views.ts';
import { Regradings } from './regradings.ts';
import { TutorScores } from './tutor-scores.ts';
import { WorkOnProblems } from './work-on-problems.ts';
import { outcomeOf } from './write-answers.ts';

/**
 * Everything that changes the work of a learner, at the same time, in orders that a seed decides: two tabs that keep, save,
 * ask for the correction and draw anew, an outbox, a tutor, an author who has mended the problem, and the deadline.
 */
const path = 'races/roots';
/** The root of a negative number is nowhere defined: two of them can be neither proven nor refuted to be equal. */
const texts = { first: ['sqrt(-1-x^2)', 'sqrt(-2-x^2)', 'x', ''], second: ['2', '3', '4'] } as const;
/** Before it was mended, the second answer had to be 4. */
const problem = (second: string) => String.raw`
  \type{input.number} \field{real}
  \begin{question} \text{A root: \ansref} \type{input.function}
    \begin{answer} \solution{sqrt(-1-x^2)} \end{answer} \end{question}
  \begin{question} \text{$1+1=$ \ansref} \begin{answer} \solution{${second}} \end{answer} \end{question}`;
const converted = (second: string) => [sample(path, { titles: { en: 'Roots' }, body: problem(second) })];
const hour = 3_600_000;
const [learner, tutor]: readonly [User, User] = [
  { id: 'demo-learner', name: 'Lea', roles: ['course-member'] },
  { id: 'demo-lecturer', name: 'Lena', roles: ['access-pool', 'staff-member', 'view-problem-control-buttons'] },
];
const caller: Session = { kind: 'user', user: learner };
const correctors = ['AFTER_SAVE', 'MANUAL', 'AFTER_DEADLINE'] as const;

let platform: TestPlatform;
let now = Date.now();
const sheets = new Map<string, string>();
/** The version before it was mended. */
let faulty = '';
beforeAll(async () => {
  platform = await startPlatform({ now: () => now, content: converted('4') });
  for (const correctorType of correctors) {
    const made = await platform.call('lecturer', '/course/worksheets', {
      method: 'POST',
      payload: {
        configuration: {
          correction: { correctorType, allowNewDataGenerationNTimes: -1, canUserViewCorrection: true },
          weightedDocuments: [{ path, weight: 1 }],
        },
        template: { title: { de: correctorType, en: correctorType }, documents: [{ path }] },
      },
    });
    sheets.set(correctorType, made.json<ResponseOf<'createWorksheet'>>().id);
  }
  const { db } = platform.database;
  const sheet = `/problem-engine/users/${learner.id}/worksheets/${sheets.get('MANUAL') ?? ''}/problems`;
  await platform.call('learner', `${sheet}/personalised-data?path=${path}&lang=en`);
  faulty = (await db.selectFrom('document_version').select('hash').executeTakeFirstOrThrow()).hash;
  await loadContent(db, converted('2'), { convertDocument, documentLanguages }, platform.log);
});
afterAll(() => platform.dispose());
beforeEach(() => {
  now += 40 * 24 * hour;
});

/** Lets so many others in between: each turn is one query of the only connection. */
async function wait(turns: number) {
  for (let turn = 0; turn < turns; turn += 1) await sql`select 1`.execute(platform.database.db);
}

/** Grades and hands out as slowly as the order says: between reading and writing anything may happen. */
class SlowViews extends ProblemViews {
  pauses: readonly number[] = [];
  /** What happens once, right after something was graded. */
  meanwhile: (() => Promise<unknown>) | undefined;
  #next = 0;

  override async gradeWith(...asked: Parameters<ProblemViews['gradeWith']>) {
    const graded = await super.gradeWith(...asked);
    const { meanwhile } = this;
    this.meanwhile = undefined;
    await meanwhile?.();
    await this.#pause();
    return graded;
  }

  override async handOut(...asked: Parameters<ProblemViews['handOut']>) {
    const given = await super.handOut(...asked);
    await this.#pause();
    return given;
  }

  async #pause() {
    this.#next += 1;
    await wait(this.pauses[this.#next % this.pauses.length] ?? 0);
  }
}

type Deed =
  | { readonly kind: 'keep' | 'outbox'; readonly field: 'first' | 'second'; readonly text: number }
  | { readonly kind: 'save' | 'correct' | 'draw' | 'decide' | 'score' | 'regrade' | 'deadline' | 'open' };
interface Act {
  readonly deed: Deed;
  readonly tab: 0 | 1;
  readonly after: number;
}

const kinds = ['save', 'save', 'correct', 'draw', 'decide', 'score', 'regrade', 'open'] as const;
const deed: fc.Arbitrary<Deed> = fc.oneof(
  fc.record({
    kind: fc.constantFrom('keep', 'keep', 'outbox'),
    field: fc.constantFrom('first', 'second'),
    text: fc.nat(3),
  }),
  fc.constantFrom(...kinds).map((kind) => ({ kind })),
);
const act: fc.Arbitrary<Act> = fc.record({ deed, tab: fc.constantFrom(0, 1), after: fc.nat(30) });
const orders = fc.record({
  /** Whether something wrong was handed in before. */
  isBegun: fc.boolean(),
  corrector: fc.constantFrom(...correctors),
  acts: fc.array(act, { minLength: 4, maxLength: 14 }),
  pauses: fc.array(fc.nat(12), { minLength: 3, maxLength: 9 }),
  /** After so many turns the deadline passes, if at all. */
  deadline: fc.option(fc.nat(40), { nil: undefined }),
});

describe.each(['AFTER_SAVE', 'MANUAL'])('seeing the solutions and saving are in one order: %s', (corrector) => {
  const wrong = { '2,1': { value: '5', lang: 'en', version: 0 } } as const;
  const right = { '2,1': { value: '2', lang: 'en', version: 1 } } as const;

  async function begin() {
    const { db } = platform.database;
    await db.deleteFrom('attempt').execute();
    const views = new SlowViews(db, problemWorksHere, false, () => now);
    const work = new WorkOnProblems(db, views, new Deadlines(db, new Map(), () => now), () => now);
    const worksheet = sheets.get(corrector);
    const looking = (): Looking => ({ caller, name: 'test', path, language: 'en', worksheet, received: now });
    await work.open(looking());
    expect((await work.save(looking(), undefined, wrong, undefined)).ok).toBe(true);
    return { views, work, looking };
  }

  it('what is saved while a correction is made is in the correction, and nothing is taken after it', async () => {
    const { views, work, looking } = await begin();
    const other = { '2,1': { value: '6', lang: 'en', version: 1 } } as const;
    views.meanwhile = async () => expect((await work.save(looking(), undefined, other, undefined)).ok).toBe(true);
    const seen = await work.correct(looking(), 'asked');
    expect(seen.ok && [seen.value.isWhole, seen.value.answers['2,1']?.value, seen.value.standing.tries]).toEqual([
      ...[true, '6', 2],
    ]);
    const late = await work.save(looking(), undefined, { '2,1': { ...right['2,1'], version: 2 } }, undefined);
    expect(late).toMatchObject({ ok: false, failure: { id: refusalIds.answersClosed } });
  });

  it('a save whose learner has seen the correction meanwhile does not count', async () => {
    const { views, work, looking } = await begin();
    views.meanwhile = async () => expect((await work.correct(looking(), 'asked')).ok).toBe(true);
    const late = await work.save(looking(), undefined, right, undefined);
    expect(late).toMatchObject({ ok: false, failure: { id: refusalIds.answersClosed } });
    const shown = await work.open(looking());
    expect(shown.ok && shown.value.standing).toMatchObject({ tries: 1, isEditable: false });
  });

  it('new data drawn in two pages at once are drawn once', async () => {
    const { work, looking } = await begin();
    const drawn = await Promise.all([1, 2].map(() => work.drawNewData(looking(), 'all', undefined)));
    expect(drawn.map((each) => each.ok && each.value.attempt.draw)).toEqual([2, 2]);
    const { state } = await platform.database.db.selectFrom('attempt').select('state').executeTakeFirstOrThrow();
    expect(state.newDataDrawn).toBe(1);
  });
});

it('no order of calls loses work, counts what was handed in after the solutions were seen, or leaves a score that is wrong', async () => {
  const { db } = platform.database;
  await fc.assert(
    fc.asyncProperty(orders, async ({ corrector, isBegun, acts, pauses, deadline }) => {
      await db.deleteFrom('attempt').execute();
      await db.deleteFrom('assignment').execute();
      await db.deleteFrom('regrading').execute();
      now += 40 * 24 * hour;
      const worksheet = sheets.get(corrector) ?? '';
      const place = { user: learner.id, place: worksheet, path };
      const end = now + hour;
      await platform.call('lecturer', '/course/assignments', {
        method: 'POST',
        payload: {
          worksheetId: worksheet,
          terms: { audience: 'named', takesLate: false, deadline: end },
          people: [learner.id],
        },
      });
      const views = new SlowViews(db, problemWorksHere, false, () => now);
      const deadlines = new Deadlines(db, new Map(), () => now);
      const work = new WorkOnProblems(db, views, deadlines, () => now);
      const decisions = new Decisions(db, views);
      const looking = (): Looking => ({ caller, name: 'test', path, language: 'en', worksheet, received: now });
      const by = { user: tutor, name: 'test' };

      const begun = await work.open(looking());
      expect(begun.ok).toBe(true);
      const current = async (): Promise<Attempt> => {
        const found = await findAttempt(db, place);
        if (found === undefined) throw new Error('It was begun.');
        return found;
      };
      await db.updateTable('attempt').set({ version_hash: faulty }).execute();
      const named = attemptName(await current());
      const before = { '2,1': { value: '5', lang: 'en', version: 0 } } as const;
      if (isBegun) expect((await work.save(looking(), named, before, undefined)).ok).toBe(true);
      views.pauses = pauses;
      /** What each tab shows: the name of its data, and the versions it knows. */
      const tabs = [0, 1].map(() => ({ name: named, versions: new Map(isBegun ? [['2,1', 1]] : []) }));
      /** Texts that were taken, by the data, the field and the version. */
      const taken = new Map<string, Set<string>>();
      const shown: { readonly draw: number; readonly tries: number; readonly answers: object }[] = [];
      const read = (tab: (typeof tabs)[number], attempt: Attempt, answers: Readonly<Record<string, SavedAnswer>>) => {
        tab.name = attemptName(attempt);
        tab.versions = new Map(Object.entries(answers).map(([key, { version }]) => [key, version]));
      };
      let changes = 0;

      const does = async ({ deed: done, tab: which }: Act) => {
        const tab = tabs[which];
        if (tab === undefined) throw new Error('There are two tabs.');
        switch (done.kind) {
          case 'keep':
          case 'outbox': {
            const key = done.field === 'first' ? '1,1' : '2,1';
            const value = texts[done.field][done.text] ?? '';
            const version = tab.versions.get(key) ?? 0;
            const given = { value, lang: 'en', version } as const;
            const { name } = tab;
            changes += 1;
            if (done.kind === 'keep') {
              const kept = await work.keep(looking(), name, { [key]: given }, `key ${String(changes)}`);
              if (!kept.ok) return;
              const as = kept.value.versions[key];
              if (as === undefined) return;
              note(taken, `${name} ${key} ${String(as)}`, value);
              if (tab.name === name) tab.versions.set(key, as);
            } else {
              const change = { key: `change ${String(changes)} ${String(now)}`, answer: key, given, after: undefined };
              const kept = await work.keepAll(looking(), name, [change], new Map());
              for (const { version: as } of kept.ok ? kept.value : []) {
                if (as !== undefined) note(taken, `${name} ${key} ${String(as)}`, value);
              }
            }
            return;
          }
          case 'save': {
            const saved = await work.save(looking(), tab.name, {}, undefined);
            if (saved.ok) read(tab, saved.value.attempt, saved.value.answers);
            return;
          }
          case 'correct': {
            const seen = await work.correct(looking(), 'asked');
            if (!seen.ok || !seen.value.isWhole) return;
            const { attempt, answers, standing } = seen.value;
            shown.push({ draw: attempt.draw, tries: standing.tries, answers });
            return;
          }
          case 'draw': {
            const drawn = await work.drawNewData(looking(), 'all', undefined);
            if (drawn.ok) read(tab, drawn.value.attempt, drawn.value.answers);
            return;
          }
          case 'decide': {
            const open = await db.selectFrom('undecided_answer').select('id').where('is_open', '=', true).execute();
            for (const { id } of open) await decisions.decide(id, which, by, undefined);
            return;
          }
          case 'score': {
            const attempt = await current();
            const userInput = (await lastSaving(db, attempt))?.['2,1']?.value;
            if (userInput === undefined) return;
            await new TutorScores(db, views, decisions).give(
              {
                ...{ path, worksheetId: worksheet, question: 2, answer: 1, score: 0.5, reason: 'half' },
                learners: [{ userId: learner.id, attempt: attemptName(attempt), userInput }],
              },
              by,
              undefined,
            );
            return;
          }
          case 'regrade': {
            const version = (await views.versions.current(path))?.hash ?? '';
            await new Regradings(db, views).make({ path, worksheetId: worksheet, version }, by, undefined);
            return;
          }
          case 'deadline':
            now = end;
            await correctAllDue({ db, work, deadlines, now: () => now });
            return;
          case 'open': {
            const opened = await work.open(looking());
            if (opened.ok) read(tab, opened.value.attempt, opened.value.answers);
          }
        }
      };
      const all: readonly Act[] =
        deadline === undefined ? acts : [...acts, { deed: { kind: 'deadline' }, tab: 0, after: deadline }];
      await Promise.all(
        all.map(async (each) => {
          await wait(each.after);
          await does(each);
        }),
      );
      views.pauses = [];
      if (deadline !== undefined) {
        now = end;
        await correctAllDue({ db, work, deadlines, now: () => now });
      }

      const attempt = await current();
      const savings = await db.selectFrom('saving').selectAll().orderBy('number').execute();
      // Whoever has seen the solutions of some data has handed nothing in with these since.
      for (const { draw, tries, answers } of shown) {
        const of = savings.filter((saving) => saving.draw === draw);
        expect(triesIn(savings, draw)).toBe(tries);
        expect(of.at(-1)?.answers).toEqual(answers);
        if (attempt.draw === draw) expect(attempt.state.isSeen).toBe(true);
      }
      // Two texts never have one version, and the newest that was taken is there.
      for (const values of taken.values()) expect([...values]).toHaveLength(1);
      const stored = await db.selectFrom('answer').selectAll().execute();
      for (const [name, values] of taken) {
        const [of, key, version] = name.split(' ');
        if (of !== attemptName(attempt)) continue;
        const answer = stored.find((each) => each.key === key);
        expect(answer?.version).toBeGreaterThanOrEqual(Number(version));
        if (answer?.version === Number(version)) expect(values).toContain(answer.value);
      }
      // Every try is a saving that counts, and what was handed in last is what was graded, by what counts now.
      expect(triesIn(savings, attempt.draw)).toBe(attempt.state.tries);
      const handedIn = await lastSaving(db, attempt);
      const isCorrected = corrector === 'AFTER_SAVE' || (corrector === 'AFTER_DEADLINE' && deadline !== undefined);
      expect(isCorrected && attempt.state.tries > 0 && attempt.state.outcome === undefined).toBe(false);
      if (handedIn !== undefined && attempt.state.outcome !== undefined) {
        const graded = await views.grade({ path, language: 'en', name: 'test' }, attempt, handedIn);
        if (!graded.ok) throw new Error('It is graded.');
        const { asks: _, ...outcome } = attempt.state.outcome;
        expect(outcome).toEqual(outcomeOf(graded.value));
        const open = await db.selectFrom('undecided_answer').select('key').where('is_open', '=', true).execute();
        expect(open.map(({ key }) => key).sort()).toEqual(graded.value.awaited.map(({ key }) => key).sort());
        const grades = await gradesIn(db, `worksheet_${worksheet}`, [learner.id]);
        if (outcome.score !== undefined) expect(grades.at(-1)?.score).toBeCloseTo(outcome.score, 12);
      }
      expect((await flawsIn(db, attempt.id)).flaws).toEqual([]);
    }),
    { seed: 31, numRuns: runs },
  );
});

function note(into: Map<string, Set<string>>, name: string, value: string) {
  into.set(name, (into.get(name) ?? new Set()).add(value));
}

/** The tries with some data: what was given back at the deadline brings those of the data with which it was handed in. */
function triesIn(savings: readonly Saving[], draw: number): number {
  const of = savings.filter((saving) => saving.draw === draw);
  const [first] = of;
  const from = savings.findLast(
    (saving) =>
      first?.counted === false && saving.draw < draw && saving.received.getTime() === first.received.getTime(),
  );
  return of.filter(({ counted }) => counted).length + (from === undefined ? 0 : triesIn(savings, from.draw));
}

interface Saving {
  readonly draw: number;
  readonly counted: boolean;
  readonly received: Date;
}
