import { describe, expect, it } from 'vitest';
import { allBlocks, readBlocks, type ProblemQuestion } from '../document/index.ts';
import { seededRandom } from '../platform/index.ts';
import { askedQuestions, type Draw } from './asked-questions.ts';

const place = (question: number) => `at="${question * 100}-${question * 100 + 99}"`;

function randint(name: string, most: number, from: number): string {
  return `<variable type="randint" name="${name}" at="${from}-${from + 9}"><value>1</value><value>${most}</value></variable>`;
}

const choices = ['a', 'b', 'c', 'd'].map((id) => `<choice id="${id}" correct="${String(id === 'a')}">${id}</choice>`);

/** Questions with own variables a and b up to 1000, after a variable of the problem that a rule restricts. */
function questionsWith(count: number, common = ''): readonly ProblemQuestion[] {
  const written = Array.from({ length: count }, (_, index) => {
    const at = (index + 1) * 100;
    const variables = `<variables>${common}${randint('a', 1000, at + 10)}${randint('b', 1000, at + 30)}</variables>`;
    return `<question id="question-${index + 1}" type="mc.unique" permute-choices="1-4" ${place(index + 1)}>${variables}${choices.join('')}</question>`;
  });
  const read = readBlocks(written.join(''));
  if (!read.ok) throw new Error(JSON.stringify(read.failure));
  return allBlocks(read.value).flatMap((block) => (block.kind === 'question' ? [block] : []));
}

function numbersOf(questions: readonly ProblemQuestion[], draw: Partial<Draw> & Pick<Draw, 'seed'>) {
  const asked = askedQuestions({ questions, language: 'en' }, { generations: new Map(), ...draw });
  if (!asked.ok) throw new Error(`question ${asked.failure.question} cannot be drawn`);
  return asked.value.map(({ exercise: { drawn } }) =>
    [...drawn.values()].map((value) => (value.kind === 'number' ? value.value : NaN)),
  );
}

describe('the questions of a problem', () => {
  it('draw their own variables independently of each other', () => {
    const questions = questionsWith(3);
    let equal = 0;
    // Of each pair of questions: how often the numbers of one fall into each fifth while the other's fall into one.
    const cells = new Array<number>(25).fill(0);
    for (let seed = 1; seed <= 1000; seed += 1) {
      const [first = [], second = [], third = []] = numbersOf(questions, { seed });
      for (const [one, other] of [
        [first, second],
        [first, third],
        [second, third],
      ] as const) {
        if (one[0] === other[0] && one[1] === other[1]) equal += 1;
        const cell = 5 * Math.floor(((one[0] ?? 0) - 1) / 200) + Math.floor(((other[0] ?? 0) - 1) / 200);
        cells[cell] = (cells[cell] ?? 0) + 1;
      }
    }
    expect(equal).toBe(0);
    // 3000 pairs in 25 cells of 120: chi-square with 24 degrees of freedom exceeds 60 once in 15,000 times.
    const chi = cells.reduce((sum, count) => sum + (count - 120) ** 2 / 120, 0);
    expect(chi).toBeLessThan(60);
  });

  it('have the same values for the variables of the problem, whatever is redrawn for its rules', () => {
    const rule = '<randadjustif><name>p</name><condition>p&gt;7</condition></randadjustif>';
    const written = questionsWith(3, randint('p', 50, 5));
    const questions = written.map((question) => ({
      ...question,
      variables: { ...question.variables, rules: readRules(rule) },
    }));
    for (let seed = 1; seed <= 200; seed += 1) {
      const numbers = numbersOf(questions, { seed, generations: new Map([[2, seed % 4]]) });
      const common = new Set(numbers.map(([p]) => p));
      expect(common.size).toBe(1);
      expect([...common][0]).toBeLessThanOrEqual(7);
      expect(new Set(numbers.map(([, a, b]) => `${a},${b}`)).size).toBe(3);
    }
  });

  it('draw anew only their own variables', () => {
    const questions = questionsWith(2, randint('p', 1000, 5));
    for (let seed = 1; seed <= 100; seed += 1) {
      const [first = [], second = []] = numbersOf(questions, { seed });
      const [redrawn = [], kept = []] = numbersOf(questions, { seed, generations: new Map([[1, 1]]) });
      expect(kept).toEqual(second);
      expect(redrawn[0]).toBe(first[0]);
      expect(redrawn.slice(1)).not.toEqual(first.slice(1));
    }
  });

  it('keep the numbers with which they were handed out before they were drawn apart', () => {
    const questions = questionsWith(3);
    for (let seed = 1; seed <= 100; seed += 1) {
      const random = seededRandom(seed);
      const values = [random.integer(1, 1000), random.integer(1, 1000)];
      expect(numbersOf(questions, { seed, drawing: 'together' })).toEqual([values, values, values]);
    }
  });

  it('order their choices independently of each other and of their values', () => {
    const questions = questionsWith(2);
    let alike = 0;
    const firstOf = new Map<string, number>();
    for (let seed = 1; seed <= 960; seed += 1) {
      const asked = askedQuestions({ questions, language: 'en' }, { seed, generations: new Map() });
      if (!asked.ok) throw new Error('not drawn');
      const [one = '', other = ''] = asked.value.map((each) => each.choices.map(({ id }) => id).join(''));
      if (one === other) alike += 1;
      const a = asked.value[0]?.exercise.drawn.get('a');
      const half = a?.kind === 'number' && a.value > 500 ? 'large' : 'small';
      firstOf.set(half + one[3], (firstOf.get(half + one[3]) ?? 0) + 1);
    }
    // One of 24 orders: 40 of 960 are expected, with a deviation of 6.
    expect(alike).toBeGreaterThan(15);
    expect(alike).toBeLessThan(65);
    expect(firstOf.size).toBe(8);
    // 120 each are expected, with a deviation of 10.
    for (const count of firstOf.values()) expect(Math.abs(count - 120)).toBeLessThan(45);
  });

  it('are drawn from pools independently of the values of the problem', () => {
    const questions = questionsWith(2, randint('p', 2, 5));
    const span = { from: 0, to: 0 };
    const plan = {
      kind: 'questionPlan',
      pools: [{ first: 1, last: 2 }],
      levels: [],
      levelRepeatable: false,
      span,
    } as const;
    const counts = new Map<string, number>();
    for (let seed = 1; seed <= 400; seed += 1) {
      const asked = askedQuestions({ questions, plan, language: 'en' }, { seed, generations: new Map() });
      const [only] = asked.ok ? asked.value : [];
      const p = only?.exercise.drawn.get('p');
      const key = `${only?.number} ${p?.kind === 'number' ? p.value : ''}`;
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    expect(counts.size).toBe(4);
    for (const count of counts.values()) expect(Math.abs(count - 100)).toBeLessThan(45);
  });
});

function readRules(rule: string): ProblemQuestion['variables']['rules'] {
  const read = readBlocks(`<question id="q"><variables>${rule}</variables></question>`);
  const [block] = read.ok ? read.value : [];
  return block?.kind === 'question' ? block.variables.rules : [];
}
