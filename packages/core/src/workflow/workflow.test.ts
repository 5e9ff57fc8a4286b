import { describe, expect, it } from 'vitest';
import { differingSettings, mostRegenerations, regenerationsFrom, unlimited } from './correction.ts';
import { corrections, defaultWorkflow, isEditable, workflowOf, workflows, workflowsWith } from './workflow.ts';

describe('the workflow table of specification 000 §9', () => {
  it.each([
    ['problem', 'afterSave', 0],
    ['training', 'afterSave', unlimited],
    ['custom', 'afterSave', unlimited],
    ['midtermExam', 'afterSave', 0],
    ['finalExam', 'afterSave', 0],
    ['quiz', 'manual', unlimited],
  ] as const)('corrects %s %s with %i regenerations', (workflow, corrector, regenerations) => {
    expect(corrections[workflow]).toMatchObject({ corrector, regenerations });
  });

  it('hides the correction of the default workflow', () => {
    expect(corrections[defaultWorkflow].isCorrectionVisible).toBe(false);
    expect(defaultWorkflow).toBe('problem');
  });

  it('lets only the custom workflow be edited', () => {
    expect(workflows.filter(isEditable)).toEqual(['custom']);
  });
});

describe('two corrections', () => {
  it.each([
    ['quiz', 'training', ['corrector']],
    ['finalExam', 'training', ['regenerations', 'isCorrectionVisible']],
    ['quiz', 'finalExam', ['corrector', 'regenerations', 'isCorrectionVisible']],
    ['problem', 'finalExam', []],
  ] as const)('of %s and %s differ in %j', (one, other, settings) => {
    expect(differingSettings(corrections[one], corrections[other])).toEqual(settings);
    expect(differingSettings(corrections[other], corrections[one])).toEqual(settings);
  });

  it('do not differ in what is not displayed', () => {
    expect(differingSettings(corrections.quiz, { ...corrections.quiz, repeatedCorrections: 3 })).toEqual([]);
  });
});

describe('adopting a correction', () => {
  it('takes it for training when it says the same', () => {
    expect(workflowOf({ ...corrections.training })).toBe('training');
    expect(workflowOf({ ...corrections.training, repeatedCorrections: 3 })).toBe('training');
  });

  it.each([
    { ...corrections.training, corrector: 'manual' as const },
    { ...corrections.training, regenerations: 3 },
    { ...corrections.training, isCorrectionVisible: false },
  ])('takes it for custom when anything differs: %o', (correction) => {
    expect(workflowOf(correction)).toBe('custom');
  });
});

describe('the names of a correction', () => {
  it.each([
    ['training', ['training']],
    ['quiz', ['quiz']],
    ['custom', ['training']],
    ['finalExam', ['problem', 'midtermExam', 'finalExam']],
  ] as const)('of %s are %j', (workflow, names) => {
    expect(workflowsWith(corrections[workflow])).toEqual(names);
  });

  it('are none if it is custom', () => {
    expect(workflowsWith({ ...corrections.custom, regenerations: 3 })).toEqual([]);
  });
});

describe('the number of regenerations in a field', () => {
  it.each([
    ['3', 3],
    ['0', 0],
    ['-1', unlimited],
    ['-7', unlimited],
    ['2.9', 2],
    ['5e2', 500],
    ['1e9', mostRegenerations],
    ['', unlimited],
    ['many', unlimited],
    ['99999999', mostRegenerations],
  ])('reads %j as %i', (text, count) => {
    expect(regenerationsFrom(text)).toBe(count);
  });
});
