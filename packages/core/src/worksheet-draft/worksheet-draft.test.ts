import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { languages } from '../language/index.ts';
import { aDraft, aDraftProblem, runs } from '../testing/index.ts';
import { corrections } from '../workflow/index.ts';
import { canBeSummarised, obstacles } from './obstacles.ts';
import {
  addProblem,
  chooseWorkflow,
  commonLanguages,
  savedTitle,
  emptyDraft,
  largestWeight,
  moveProblem,
  removeProblem,
  setCorrection,
  setTitle,
  setWeight,
} from './worksheet-draft.ts';

const three = aDraft({ problems: ['a', 'b', 'c'].map((path) => aDraftProblem({ path })) });
const pathsOf = (draft: typeof three) => draft.problems.map(({ path }) => path);

describe('adding and removing problems', () => {
  it('adds a problem at the end with weight 1', () => {
    const draft = addProblem(three, { path: 'd', names: { de: 'Vier' } });
    expect(draft.problems.at(-1)).toEqual({ path: 'd', names: { de: 'Vier' }, weight: 1 });
  });

  it('ignores a problem that is already in the draft', () => {
    expect(addProblem(three, { path: 'b', names: { fr: 'Deux' } })).toBe(three);
  });

  it('removes one problem and leaves the order of the others', () => {
    expect(pathsOf(removeProblem(three, 'b'))).toEqual(['a', 'c']);
  });

  it('ignores the removal of a problem that is not there', () => {
    expect(removeProblem(three, 'x')).toBe(three);
  });
});

describe('the order of the problems', () => {
  it.each([
    ['b', 'up', ['b', 'a', 'c']],
    ['b', 'down', ['a', 'c', 'b']],
    ['a', 'up', ['a', 'b', 'c']],
    ['c', 'down', ['a', 'b', 'c']],
    ['x', 'up', ['a', 'b', 'c']],
    ['x', 'down', ['a', 'b', 'c']],
  ] as const)('moves %s %s', (path, direction, order) => {
    expect(pathsOf(moveProblem(three, path, direction))).toEqual(order);
  });
});

describe('weights', () => {
  it.each([
    ['3', 3],
    ['0', 0],
    ['-2', 0],
    ['2.7', 2],
    ['', 0],
    ['a lot', 0],
    ['5e2', 500],
    ['1e9', largestWeight],
    ['123456789', largestWeight],
  ])('reads %j as %i (specification 000 §5)', (text, weight) => {
    expect(setWeight(three, 'b', text).problems.map((problem) => problem.weight)).toEqual([1, weight, 1]);
  });
});

describe('the languages of the worksheet', () => {
  it('are those every problem is available in, sorted', () => {
    const draft = aDraft({
      problems: [
        aDraftProblem({ path: 'a', names: { zh: '一', fr: 'Un', de: 'Eins' } }),
        aDraftProblem({ path: 'b', names: { fr: 'Deux', en: 'Two', de: 'Zwei' } }),
      ],
    });
    expect(commonLanguages(draft)).toEqual(['de', 'fr']);
  });

  it('are none without problems', () => {
    expect(commonLanguages(emptyDraft)).toEqual([]);
  });

  it('are those its title is saved in, without blanks around it', () => {
    const problems = [aDraftProblem({ path: 'a', names: { fr: 'Un', de: 'Eins' } })];
    const draft = aDraft({ problems, title: { de: ' Brüche ', en: 'Fractions' } });
    expect(savedTitle(draft)).toEqual({ de: 'Brüche', fr: '' });
  });
});

describe('the workflow (specification 000 §4)', () => {
  const custom = setCorrection(chooseWorkflow(three, 'custom'), { ...corrections.custom, regenerations: 4 });

  it('lets the correction be edited when it is custom', () => {
    expect(custom.correction.regenerations).toBe(4);
  });

  it('resets the correction to the defaults of training when that is chosen', () => {
    expect(chooseWorkflow(custom, 'training')).toMatchObject({
      workflow: 'training',
      correction: corrections.training,
    });
  });

  it('leaves an edited correction alone when custom is chosen again', () => {
    expect(chooseWorkflow(custom, 'custom')).toBe(custom);
  });

  it('does not let the correction of any other workflow be edited', () => {
    const training = chooseWorkflow(three, 'training');
    expect(setCorrection(training, { ...corrections.training, regenerations: 4 })).toBe(training);
  });
});

describe('what keeps a draft from being saved (specification 000 §5)', () => {
  it('is nothing when there are problems, a common language and all titles', () => {
    expect(obstacles(aDraft())).toEqual([]);
  });

  it('is that there are no problems', () => {
    expect(obstacles(emptyDraft)).toEqual([{ kind: 'noProblems' }]);
  });

  it('is that the problems have no language in common', () => {
    const draft = addProblem(three, { path: 'd', names: { zh: '四' } });
    expect(obstacles(draft)).toEqual([{ kind: 'noCommonLanguage' }]);
  });

  it('is every language without a title; blanks are no title', () => {
    const draft = setTitle(setTitle(aDraft(), 'en', ' \t'), 'de', '');
    expect(obstacles(draft)).toEqual([
      { kind: 'titleMissing', language: 'de' },
      { kind: 'titleMissing', language: 'en' },
    ]);
  });

  it('does not ask for a title in a language that is not common to all', () => {
    const draft = addProblem(aDraft({ title: { de: 'Brüche' } }), { path: 'd', names: { de: 'Vier' } });
    expect(obstacles(draft)).toEqual([]);
  });
});

describe('the summary', () => {
  it('opens without problems, and with problems that have a language in common', () => {
    expect(canBeSummarised(emptyDraft)).toBe(true);
    expect(canBeSummarised(three)).toBe(true);
  });

  it('does not open while problems have no language in common', () => {
    expect(canBeSummarised(addProblem(three, { path: 'd', names: { zh: '四' } }))).toBe(false);
  });
});

describe('laws', () => {
  const names = fc.subarray([...languages], { minLength: 1 }).map((given) => {
    const texts: Partial<Record<string, string>> = {};
    for (const language of given) texts[language] = language;
    return texts;
  });
  const drafts = fc
    .uniqueArray(fc.record({ path: fc.string({ minLength: 1 }), names, weight: fc.nat(10) }), {
      selector: ({ path }) => path,
      minLength: 1,
      maxLength: 6,
    })
    .map((problems) => aDraft({ problems }));
  const draftsAndPositions = drafts.chain((draft) =>
    fc.tuple(fc.constant(draft), fc.nat(draft.problems.length - 1)).map(([, position]) => ({ draft, position })),
  );
  const options = { seed: 7, numRuns: runs };

  it('moves up and down again to where it was, except from the ends', () => {
    fc.assert(
      fc.property(draftsAndPositions, ({ draft, position }) => {
        const path = draft.problems[position]?.path ?? '';
        fc.pre(position > 0);
        expect(moveProblem(moveProblem(draft, path, 'up'), path, 'down')).toEqual(draft);
      }),
      options,
    );
  });

  it('only ever has languages of each of its problems', () => {
    fc.assert(
      fc.property(drafts, (draft) => {
        for (const language of commonLanguages(draft)) {
          for (const problem of draft.problems) expect(problem.names).toHaveProperty(language);
        }
      }),
      options,
    );
  });

  it('never gains a language by gaining a problem', () => {
    fc.assert(
      fc.property(drafts, names, (draft, added) => {
        const before = commonLanguages(draft);
        const after = commonLanguages(addProblem(draft, { path: '', names: added }));
        expect(before).toEqual(expect.arrayContaining([...after]));
      }),
      options,
    );
  });

  it('is as before when a problem is added and removed', () => {
    fc.assert(
      fc.property(drafts, names, (draft, added) => {
        expect(removeProblem(addProblem(draft, { path: '', names: added }), '')).toEqual(draft);
      }),
      options,
    );
  });
});
