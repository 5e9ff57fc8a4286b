import fc from 'fast-check';
import type { Language } from '@lemma/core/language';
import type { Session } from '@lemma/core/session';
import { aUser, RecordingLog, runs } from '@lemma/core/testing';
import { convertDocument, documentLanguages } from '@lemma/mmtex';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../database/index.ts';
import { Deadlines } from '../deadline/index.ts';
import { loadContent } from '../document/index.ts';
import { openTestDatabase, sample } from '../testing/index.ts';
import { problemHandlers } from './handlers.ts';
import { ProblemViews } from './problem-views.ts';
import { problemWorksHere } from './problem-works.ts';
import { WorkOnProblems } from './work-on-problems.ts';

/** Question n asks for 10 + n. */
const questions = [1, 2, 3, 4, 5, 6]
  .map(
    (number) =>
      `\\begin{question} \\text{Which? \\ansref} \\begin{answer} \\solution{${10 + number}} \\end{answer} \\end{question}`,
  )
  .join('\n');

const levels = String.raw`
  \begin{level} \question{1} \question{2} \end{level}
  \begin{level} \question{3} \randomquestionpool{4}{5} \end{level}
  \begin{level} \question{6} \end{level}`;

const games = {
  'games/per-level': {
    rules: String.raw`\duration{20} \levelthreshold{0.5} \levelrepeatable`,
    per: 'level',
    seconds: 20,
    repeatable: true,
  },
  'games/per-question': {
    rules: String.raw`\duration[q]{10} \levelthreshold{0.5}`,
    per: 'question',
    seconds: 10,
    repeatable: false,
  },
  'games/measured': {
    rules: String.raw`\levelthreshold{0.5} \levelrepeatable`,
    per: 'none',
    seconds: Infinity,
    repeatable: true,
  },
} as const;
type GamePath = keyof typeof games;
const paths = ['games/per-level', 'games/per-question', 'games/measured'] as const;

const lang: Language = 'en';
const players = ['ann', 'bob'] as const;
type Player = (typeof players)[number];
const sessionOf = (id: string): Session => ({ kind: 'user', user: aUser({ id }) });

let database: Database;
let now = 1_800_000_000_000;
let calls: ReturnType<typeof problemHandlers>;
beforeAll(async () => {
  database = await openTestDatabase();
  const content = [
    ...paths.map((path) =>
      sample(path, {
        titles: { en: 'Game' },
        body: `\\type{input.number} \\field{integer} ${games[path].rules} ${levels} ${questions}`,
      }),
    ),
    sample('games/none', {
      titles: { en: 'None' },
      body: `\\type{input.number} \\field{integer} \\duration{20} ${questions}`,
    }),
  ];
  await loadContent(database.db, content, { convertDocument, documentLanguages }, new RecordingLog());
  const deadlines = new Deadlines(database.db, new Map(), () => now);
  const views = new ProblemViews(database.db, problemWorksHere, false, () => now);
  const work = new WorkOnProblems(database.db, views, deadlines, () => now);
  calls = problemHandlers(database.db, views, work, { now: () => now, log: new RecordingLog() });
});
afterAll(() => database.dispose());

const open = (player: string, path: string) =>
  calls.openProblem({ userId: player, path, lang }, sessionOf(player), player, undefined, now);
const play = (
  player: string,
  path: string,
  attempt: string,
  move: Parameters<typeof calls.playGame>[0]['move'],
  as = player,
) => calls.playGame({ userId: player, path, lang, attempt, move }, sessionOf(as), as, undefined, now);
const keep = (player: string, path: string, attempt: string, question: number, value: string) =>
  calls.keepAnswers(
    {
      problem: path,
      lang,
      attempt,
      answer: [{ path: `user/answer/question_${question}/answer_1`, value, lang, version: 10_000 }],
    },
    sessionOf(player),
    player,
    undefined,
    now,
  );

type Opened = Extract<Awaited<ReturnType<typeof open>>, { readonly ok: true }>['value'];

function value<Value>(
  result: { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly failure: unknown },
): Value {
  if (!result.ok) throw new Error(JSON.stringify(result.failure));
  return result.value;
}

const statusOf = (result: { readonly ok: boolean; readonly failure?: { readonly status: number } }) =>
  result.ok ? 200 : (result.failure?.status ?? 0);

const askedIn = ({ document }: Opened) =>
  [...document.matchAll(/<question [^>]*number="(\d+)"/g)].map(([, number]) => Number(number));

async function clear() {
  await database.db.deleteFrom('attempt').execute();
  await database.db.deleteFrom('unlisted_player').execute();
}

describe('a game', () => {
  it('hands out nothing before a level is begun, then the questions of that level alone, without solutions', async () => {
    await clear();
    const path = 'games/measured';
    const before = value(await open('ann', path));
    expect(before.game).toMatchObject({
      total_level: 3,
      max_allowed_level: 1,
      levelRepeatable: true,
      levelThreshold: 0.5,
    });
    expect(askedIn(before)).toEqual([]);
    const begun = value(await play('ann', path, before.attempt, { kind: 'start', level: 1 }));
    expect(askedIn(begun)).toEqual([1, 2]);
    expect(begun.document).not.toMatch(/>1[1-6]</);
    expect(begun.controls).toEqual([]);
    const correction = await calls.correctProblem(
      { userId: 'ann', path, lang },
      sessionOf('ann'),
      'ann',
      undefined,
      now,
    );
    expect(statusOf(correction)).toBe(404);
  });

  it('hands out one task after another if each has its time', async () => {
    await clear();
    const path = 'games/per-question';
    const { attempt } = value(
      await play('ann', path, value(await open('ann', path)).attempt, { kind: 'start', level: 1 }),
    );
    expect(askedIn(value(await open('ann', path)))).toEqual([1]);
    expect(statusOf(await keep('ann', path, attempt, 2, '12'))).toBe(409);
    now += 3000;
    expect(value(await open('ann', path)).game?.play).toMatchObject({ task: 1, left: 7000, spent: 3000 });
    expect(askedIn(value(await play('ann', path, attempt, { kind: 'next', task: 1 })))).toEqual([2]);
    expect(statusOf(await keep('ann', path, attempt, 1, '11'))).toBe(409);
    // The same again: the second task is not skipped.
    expect(value(await play('ann', path, attempt, { kind: 'next', task: 1 })).game?.play).toMatchObject({ task: 2 });
  });

  it('whose task has no time left begins the time of the next one for nobody who looks, but with the next move', async () => {
    await clear();
    const path = 'games/per-question';
    const begun = value(await play('ann', path, value(await open('ann', path)).attempt, { kind: 'start', level: 1 }));
    now += 10_000 + grace + 1;
    const stored = async () => database.db.selectFrom('attempt').select('state').executeTakeFirst();
    const before = await stored();
    for (let look = 0; look < 2; look += 1) {
      const seen = value(await open('ann', path));
      expect([askedIn(seen), seen.game?.play?.left]).toEqual([[1], 0]);
      expect(await stored()).toEqual(before);
      expect(statusOf(await keep('ann', path, begun.attempt, 1, '11'))).toBe(409);
    }
    now += 60_000;
    const next = value(await play('ann', path, begun.attempt, { kind: 'next', task: 1 }));
    expect(next.game?.play).toMatchObject({ task: 2, left: 10_000, spent: 10_000 });
  });

  it('refuses a locked level with 403, and one that is passed and cannot be repeated', async () => {
    await clear();
    const path = 'games/per-question';
    const { attempt } = value(await open('ann', path));
    for (const level of [2, 3, 4, 0, -1]) {
      const refused = await play('ann', path, attempt, { kind: 'start', level });
      expect(refused).toMatchObject({ ok: false, failure: { status: 403, id: 'problem-engine_level_locked' } });
    }
    const begun = value(await play('ann', path, attempt, { kind: 'start', level: 1 }));
    await keep('ann', path, begun.attempt, 1, '11');
    const over = value(await play('ann', path, begun.attempt, { kind: 'finish' }));
    expect(over.game).toMatchObject({
      max_allowed_level: 2,
      last: { level: 1, highscores: { thresholdAchieved: true } },
    });
    expect(statusOf(await play('ann', path, over.attempt, { kind: 'start', level: 1 }))).toBe(403);
  });

  it('is played by nobody else, and saved or drawn anew in no other way', async () => {
    await clear();
    const path = 'games/measured';
    const begun = value(await play('ann', path, value(await open('ann', path)).attempt, { kind: 'start', level: 1 }));
    for (const as of ['bob', 'tutor']) {
      expect(statusOf(await play('ann', path, begun.attempt, { kind: 'finish' }, as))).toBe(404);
    }
    const save = await calls.storeAnswer(
      { problem: path, lang, attempt: begun.attempt },
      sessionOf('ann'),
      'ann',
      undefined,
      now,
    );
    expect(statusOf(save)).toBe(409);
    const drawn = await calls.personalisedData({ userId: 'ann', path, lang }, sessionOf('ann'), 'ann', undefined, now);
    expect(statusOf(drawn)).toBe(403);
    expect(value(await open('ann', path)).attempt).toBe(begun.attempt);
    const listed = await calls.listInHighscores(
      { userId: 'ann', listed: false },
      sessionOf('bob'),
      'bob',
      undefined,
      now,
    );
    expect(statusOf(listed)).toBe(404);
  });

  it('with rules but without levels tells that there are none', async () => {
    expect(value(await open('ann', 'games/none')).game).toMatchObject({ total_level: 0, max_allowed_level: 0 });
    const { attempt } = value(await open('ann', 'games/none'));
    expect(statusOf(await play('ann', 'games/none', attempt, { kind: 'start', level: 1 }))).toBe(403);
  });

  it('begun at once in several pages is one play', async () => {
    await clear();
    const path = 'games/per-level';
    const { attempt } = value(await open('ann', path));
    const all = await Promise.all([1, 2, 3, 4].map(() => play('ann', path, attempt, { kind: 'start', level: 1 })));
    expect(new Set(all.map((each) => value(each).attempt)).size).toBe(1);
    const [first] = all.map(value);
    const ends = await Promise.all([1, 2, 3, 4].map(() => play('ann', path, first?.attempt ?? '', { kind: 'finish' })));
    expect(ends.map(statusOf)).toEqual([200, 200, 200, 200]);
    expect(await database.db.selectFrom('play_result').selectAll().execute()).toHaveLength(1);
  });
});

/** A player as the model knows him: written from the documentation, without the rules of the core. */
interface Modelled {
  highest: number;
  attempt: string;
  play:
    | { level: number; tasks: readonly number[]; began: number; task: number; before: number; right: Set<number> }
    | undefined;
  results: { level: number; points: number; seconds: number; passed: boolean; at: number }[];
  isListed: boolean;
}

const grace = 5000;

function over(player: Modelled, path: GamePath, t: number): void {
  const { play: of } = player;
  if (of === undefined) return;
  const ms = of.before + Math.min(t - of.began, games[path].seconds * 1000);
  const share = of.right.size / of.tasks.length;
  const result = {
    level: of.level,
    points: Math.round(share * 100),
    seconds: Math.floor(ms / 1000),
    passed: share >= 0.5,
    at: t,
  };
  player.results.push(result);
  if (result.passed && of.level === player.highest) player.highest = Math.min(3, player.highest + 1);
  player.play = undefined;
}

function nextTask(of: NonNullable<Modelled['play']>, path: GamePath, t: number): void {
  of.before += Math.min(t - of.began, games[path].seconds * 1000);
  of.task += 1;
  of.began = t;
}

/** What time alone brings about when somebody looks (nothing begins), or when a move is made. */
function looked(player: Modelled, path: GamePath, t: number, isMove = true): void {
  const { play: of } = player;
  if (of === undefined || t - of.began <= games[path].seconds * 1000 + grace) return;
  if (games[path].per !== 'question' || of.task >= of.tasks.length) over(player, path, t);
  else if (isMove) nextTask(of, path, t);
}

/** Everybody's best, in order; of equal ones the earlier. */
function rankedBests(all: Readonly<Record<Player, Modelled>>, level: number, viewer: Player) {
  return players
    .flatMap((name) => {
      if (name !== viewer && !all[name].isListed) return [];
      const of = all[name].results.filter((each) => each.level === level && each.points > 0);
      const [best] = of.toSorted((a, b) => b.points - a.points || a.seconds - b.seconds);
      return best === undefined ? [] : [{ best, mine: name === viewer }];
    })
    .toSorted((a, b) => b.best.points - a.best.points || a.best.seconds - b.best.seconds || a.best.at - b.best.at);
}

const who = fc.constantFrom(...players);
const step = fc.oneof(
  fc.record({
    do: fc.constant('start' as const),
    who,
    level: fc.oneof(fc.constantFrom(1, 2, 3), fc.integer({ min: -3, max: 6 })),
  }),
  fc.record({
    do: fc.constant('answer' as const),
    who,
    question: fc.integer({ min: 1, max: 7 }),
    isRight: fc.boolean(),
  }),
  fc.record({ do: fc.constant('answerTask' as const), who }),
  fc.record({ do: fc.constant('next' as const), who, task: fc.integer({ min: -1, max: 4 }) }),
  fc.record({ do: fc.constant('finish' as const), who, isStale: fc.boolean() }),
  fc.record({ do: fc.constant('finish' as const), who, isStale: fc.constant(false) }),
  fc.record({ do: fc.constant('foreign' as const), who }),
  fc.record({ do: fc.constant('list' as const), who, isListed: fc.boolean() }),
  fc.record({ do: fc.constant('open' as const), who }),
  fc.record({ do: fc.constant('wait' as const), who, ms: fc.integer({ min: 1, max: 16_000 }) }),
);

it('whatever is sent, results and rankings are those of an independent model', async () => {
  const property = fc.asyncProperty(
    fc.constantFrom(...paths),
    fc.array(step, { minLength: 8, maxLength: 40 }),
    async (path, steps) => {
      await clear();
      const fresh = async (name: Player): Promise<Modelled> => ({
        ...{ highest: 1, attempt: value(await open(name, path)).attempt },
        ...{ play: undefined, results: [], isListed: true },
      });
      const all = { ann: await fresh('ann'), bob: await fresh('bob') };
      for (const each of steps) {
        // Two results at one moment would leave their order open.
        now += 1;
        const player = all[each.who];
        const ofGame = games[path];
        const { play: running } = player;
        switch (each.do) {
          case 'wait':
            now += each.ms;
            break;
          case 'open':
            looked(player, path, now, false);
            expect(value(await open(each.who, path)).game?.max_allowed_level).toBe(player.highest);
            break;
          case 'list':
            player.isListed = each.isListed;
            await calls.listInHighscores(
              { userId: each.who, listed: each.isListed },
              sessionOf(each.who),
              each.who,
              undefined,
              now,
            );
            break;
          case 'foreign': {
            const other = each.who === 'ann' ? 'bob' : 'ann';
            expect(statusOf(await play(other, path, all[other].attempt, { kind: 'finish' }, each.who))).toBe(404);
            break;
          }
          case 'start': {
            looked(player, path, now);
            const made = await play(each.who, path, player.attempt, { kind: 'start', level: each.level });
            if (player.play !== undefined) break;
            const isOpen =
              each.level === player.highest || (ofGame.repeatable && each.level >= 1 && each.level < player.highest);
            expect(statusOf(made)).toBe(isOpen ? 200 : 403);
            if (!isOpen) break;
            const { attempt, game } = value(made);
            const tasks = game?.play?.tasks ?? [];
            const possible = { 1: ['1,2'], 2: ['3,4', '3,5'], 3: ['6'] }[each.level] ?? [];
            expect(possible).toContain(tasks.join(','));
            player.attempt = attempt;
            player.play = { level: each.level, tasks, began: now, task: 1, before: 0, right: new Set() };
            break;
          }
          case 'answerTask':
          case 'answer': {
            const question = each.do === 'answer' ? each.question : (running?.tasks[running.task - 1] ?? 1);
            const isRight = each.do === 'answerTask' || each.isRight;
            const isTaken =
              running !== undefined &&
              now - running.began <= ofGame.seconds * 1000 + grace &&
              (ofGame.per === 'question'
                ? running.tasks[running.task - 1] === question
                : running.tasks.includes(question));
            const kept = await keep(each.who, path, player.attempt, question, isRight ? String(10 + question) : '0');
            expect(statusOf(kept) === 200).toBe(isTaken);
            if (isTaken && isRight) running.right.add(question);
            else if (isTaken) running.right.delete(question);
            break;
          }
          case 'next': {
            looked(player, path, now);
            const of = player.play;
            const made = await play(each.who, path, player.attempt, { kind: 'next', task: each.task });
            expect(statusOf(made)).toBe(200);
            if (of !== undefined && ofGame.per === 'question' && of.task === each.task && of.task < of.tasks.length) {
              nextTask(of, path, now);
            }
            break;
          }
          case 'finish': {
            looked(player, path, now);
            const made = await play(each.who, path, each.isStale ? 'none.1' : player.attempt, { kind: 'finish' });
            const isOwn = !each.isStale && (player.play !== undefined || player.results.length > 0);
            expect(statusOf(made)).toBe(isOwn ? 200 : 409);
            if (isOwn) over(player, path, now);
            break;
          }
        }
      }
      const rows = await database.db.selectFrom('play_result').selectAll().orderBy('finished_at').execute();
      for (const name of players) {
        const stored = rows.filter((row) => row.user_id === name);
        expect(stored.map(({ level, points, seconds, passed }) => ({ level, points, seconds, passed }))).toEqual(
          all[name].results.map(({ level, points, seconds, passed }) => ({ level, points, seconds, passed })),
        );
      }
      for (const viewer of players) {
        looked(all[viewer], path, now);
        const seen = value(await open(viewer, path)).game;
        expect(seen?.max_allowed_level).toBe(all[viewer].highest);
        expect(seen?.play === undefined).toBe(all[viewer].play === undefined);
        const current = all[viewer].results.at(-1);
        if (seen?.last === undefined || current === undefined) continue;
        const bests = rankedBests(all, current.level, viewer);
        const entries = seen.last.highscores?.entries ?? [];
        expect(
          entries
            .filter(({ current: isCurrent, myBest }) => !isCurrent || myBest)
            .map(({ score, time, mine }) => [score, time, mine]),
        ).toEqual(bests.map(({ best, mine }) => [best.points, best.seconds, mine]));
        const shown = entries.find(({ current: isCurrent }) => isCurrent);
        expect(shown).toMatchObject({ score: current.points, time: current.seconds, mine: true });
      }
    },
  );
  await fc.assert(property, { seed: 18, numRuns: Math.ceil(runs / 12) });
});
