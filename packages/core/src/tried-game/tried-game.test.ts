import { describe, expect, it } from 'vitest';
import { readDocument } from '../document/index.ts';
import type { GameMove, GameStanding } from '../game/index.ts';
import { problemContent } from '../problem/index.ts';
import { TurnedClock } from '../testing/index.ts';
import { TriedGame } from './index.ts';

/** Two levels: of two fields, and of one choice. */
const xml = (rules: string) => `<document kind="problem" lang="en"><title>Sums</title><content>
  <questionplan ${rules}><level questions="1 2"/><level questions="3"/></questionplan>
  <question id="q1" type="input.number"><text><p><ansref answer="1"/></p></text>
    <answer type="input.number"><solution>1</solution></answer></question>
  <question id="q2" type="input.number"><text><p><ansref answer="1"/></p></text>
    <answer type="input.number"><solution>2</solution></answer></question>
  <question id="q3" type="mc.unique"><text><p>?</p></text>
    <choice id="a" correct="true">yes</choice><choice id="b">no</choice></question>
</content></document>`;

function tried(rules = 'level-threshold="0.5"') {
  const read = readDocument(xml(rules));
  if (!read.ok) throw new Error(read.failure.reason);
  const clock = new TurnedClock();
  return { clock, game: new TriedGame(read.value, 7, clock), document: read.value };
}

function standing({ state: { problem } }: TriedGame): GameStanding {
  if (problem.status !== 'loaded' || problem.value.game === undefined) throw new Error('no game');
  return problem.value.game;
}

describe('a game that is tried', () => {
  it('is the game of its document', () => {
    const { game, document } = tried();
    expect(problemContent(document).questions).toHaveLength(3);
    expect(standing(game)).toMatchObject({ levels: 2, maxAllowed: 1, threshold: 0.5 });
  });

  it('is graded by the rules of the platform, and opens the next level from the threshold on', async () => {
    const { game, clock } = tried();
    expect(await game.play({ kind: 'start', level: 2 })).toEqual({ ok: false, failure: { kind: 'locked' } });
    await game.play({ kind: 'start', level: 1 });
    expect(standing(game).play).toMatchObject({ level: 1, tasks: [1, 2], spent: 0 });
    game.answers.give(new Map([['1,1', { text: '1' }]]));
    expect([game.hasAnswer(1), game.hasAnswer(2)]).toEqual([true, false]);
    clock.turn(65_400);
    await game.play({ kind: 'finish' });
    const { last, maxAllowed } = standing(game);
    expect(maxAllowed).toBe(2);
    expect(last).toMatchObject({
      level: 1,
      highscores: { thresholdAchieved: true, entries: [{ rank: 1, score: 50, seconds: 65, isCurrent: true }] },
    });
    await game.play({ kind: 'start', level: 2 });
    expect(game.answers.state.size).toBe(0);
    game.answers.give(new Map([['3,options', { text: 'a' }]]));
    await game.play({ kind: 'finish' });
    expect(standing(game).last).toMatchObject({ level: 2, highscores: { entries: [{ score: 100 }] } });
  });

  it('repeated has other values, and a ranking of what was reached before', async () => {
    const { game } = tried('level-repeatable="true"');
    const seeds: number[] = [];
    for (const answer of ['1', '2']) {
      await game.play({ kind: 'start', level: 1 });
      seeds.push(game.state.seed);
      game.answers.give(new Map([['1,1', { text: answer }]]));
      await game.play({ kind: 'finish' });
    }
    expect(seeds).toEqual([7, 8]);
    expect(standing(game).last?.highscores?.entries).toMatchObject([
      { rank: 1, score: 50, isCurrent: false, isMyBest: true },
      { rank: 2, score: 0, isCurrent: true, isMyBest: false },
    ]);
  });

  it('takes each move once: what was left behind, or is over, changes nothing', async () => {
    const { game } = tried('duration="20" duration-per="question"');
    await game.play({ kind: 'start', level: 1 });
    await game.play({ kind: 'next', task: 1 });
    await game.play({ kind: 'next', task: 1 });
    expect(standing(game).play).toMatchObject({ task: 2, left: 20_000 });
    await game.play({ kind: 'finish' });
    const after = standing(game);
    const again: readonly GameMove[] = [{ kind: 'finish' }, { kind: 'next', task: 1 }];
    for (const move of again) await game.play(move);
    expect(standing(game)).toEqual(after);
  });
});
