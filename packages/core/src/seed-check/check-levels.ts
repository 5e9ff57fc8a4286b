import type { Document, QuestionPlan } from '../document/index.ts';
import { begun, finished, gameRules, levelState, maxAllowedLevel, newGame, playableLevels } from '../game/index.ts';
import { gradeProblem, type Given } from '../grading/index.ts';
import { printSolution } from '../judgement/index.ts';
import { askedQuestions, problemContent, type AskedQuestion } from '../problem/index.ts';
import { optionGroups } from '../quickcheck/index.ts';
import { codeLanguageOf } from '../question/index.ts';
import type { Finding } from '../source/index.ts';
import { holds } from '../variables/index.ts';
import type { SeedRange } from './check-draws.ts';

/** Draws with which each level is played: its questions are drawn with all seeds by themselves. */
const mostDraws = 20;

/**
 * Plays a game from its first level to its last, as somebody who knows all solutions: what such a player does not win with
 * full points, or cannot even begin, nobody can. Code counts as right, because its solutions are run by themselves.
 */
export function checkLevels(document: Document, { seeds, hasTime = () => true }: SeedRange): readonly Finding[] {
  const content = problemContent(document);
  const { plan } = content;
  const rules = gameRules(plan);
  if (plan === undefined || rules === undefined) return [];
  const unplayable = withoutQuestions(plan, rules.levels);
  const found = new Map<string, Finding>(
    [...unplayable, ...askedTwice(plan)].map((finding) => [JSON.stringify(finding), finding]),
  );
  for (let seed = 1; seed <= Math.min(seeds, mostDraws) && hasTime(); seed += 1) {
    let record = newGame;
    for (let level = 1; level <= rules.levels; level += 1) {
      const maxAllowed = maxAllowedLevel(record, rules);
      // The level before was not won, which is told.
      if (levelState(level, { maxAllowed, isRepeatable: rules.isRepeatable }) !== 'open') break;
      const asked = askedQuestions(content, { seed, generations: new Map(), level });
      // What cannot be drawn is a finding of its own.
      if (!asked.ok) break;
      const { score = 0 } = gradeProblem(asked.value, solved(asked.value), hasTime);
      const tasks = asked.value.map(({ number }) => number);
      record = finished(begun(record, level, tasks, rules, 0), rules, score, 0);
      const points = record.best[level] ?? 0;
      if (points === 100 && record.passed >= level) continue;
      const key = `level ${String(level)}`;
      const data = { level, points, seed };
      if (!found.has(key)) found.set(key, { code: 'level-not-won', severity: 'error', span: plan.span, data });
    }
  }
  return [...found.values()];
}

/** Levels that have no questions are left out of a game, and a game without any other level cannot be begun. */
function withoutQuestions({ levels, span }: QuestionPlan, playable: number): readonly Finding[] {
  if (playable === 0) return [{ code: 'game-without-levels', severity: 'error', span, data: {} }];
  return levels.flatMap(({ questions, pools }, index): readonly Finding[] =>
    questions.length + pools.length > 0
      ? []
      : [{ code: 'level-without-questions', severity: 'error', span, data: { level: index + 1 } }],
  );
}

/** Questions that a level lists and may draw besides: whenever they are drawn, the level has a task less. */
function askedTwice(plan: QuestionPlan): readonly Finding[] {
  return playableLevels(plan).flatMap(({ questions, pools }, index) => {
    const all = [
      ...questions,
      ...pools.flatMap(({ first, last }) => Array.from({ length: last - first + 1 }, (_, place) => first + place)),
    ];
    const twice = [...new Set(all.filter((number, place) => all.indexOf(number) !== place))];
    return twice.map((number): Finding => {
      const data = { level: index + 1, number };
      return { code: 'level-asks-twice', severity: 'warning', span: plan.span, data };
    });
  });
}

/** Everything right, as it is typed and chosen. */
function solved(asked: readonly AskedQuestion[]): Given {
  return {
    texts: new Map(
      asked.flatMap(({ number, question: { answers }, exercise }) =>
        answers.map((answer, index) => {
          const isTyped = answer.type !== 'tile' && answer.type !== 'code';
          const text = isTyped ? printSolution(answer, exercise) : answer.solution.text;
          return [`${String(number)},${String(index + 1)}`, { text, language: exercise.language }] as const;
        }),
      ),
    ),
    selected: new Map(
      asked.flatMap(({ number, question, exercise }) => {
        const groups = optionGroups(question, ({ condition, correct }) => {
          if (condition === undefined) return correct;
          const result = holds(condition, exercise.drawn);
          return result.ok && result.value;
        });
        const options = groups.flat().flatMap(({ id, correct }) => (correct ? [id] : []));
        return groups.length === 0 ? [] : [[number, new Set(options)] as const];
      }),
    ),
    marks: new Map(
      asked.flatMap(({ number, question }) =>
        codeLanguageOf(question.type) === undefined ? [] : [[number, { kind: 'graded', exit: 0 }] as const],
      ),
    ),
  };
}
