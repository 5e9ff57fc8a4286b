import { differingSettings, unlimited, type CorrectionPolicy } from './correction.ts';

/** The named workflow templates, the default first. */
export const workflows = ['problem', 'training', 'quiz', 'midtermExam', 'finalExam', 'custom'] as const;

/** A named workflow template. Only `custom` lets its correction be edited. */
export type Workflow = (typeof workflows)[number];

/** The workflow of a new draft. */
export const defaultWorkflow: Workflow = workflows[0];

/**
 * The correction of each workflow: the table of specification 000 §9. It leaves open who sees the correction except for
 * `problem`; learners see it when practising, but not in examinations.
 */
export const corrections: Readonly<Record<Workflow, CorrectionPolicy>> = {
  problem: { corrector: 'afterSave', regenerations: 0, isCorrectionVisible: false },
  training: { corrector: 'afterSave', regenerations: unlimited, isCorrectionVisible: true },
  quiz: { corrector: 'manual', regenerations: unlimited, isCorrectionVisible: true },
  midtermExam: { corrector: 'afterSave', regenerations: 0, isCorrectionVisible: false },
  finalExam: { corrector: 'afterSave', regenerations: 0, isCorrectionVisible: false },
  custom: { corrector: 'afterSave', regenerations: unlimited, isCorrectionVisible: true },
};

/** Whether the author may change the correction of a workflow (specification 000 §4). */
export function isEditable(workflow: Workflow): boolean {
  return workflow === 'custom';
}

/** The workflow for an existing correction: training if it is identical, otherwise custom (specification 000 §4). */
export function workflowOf(correction: CorrectionPolicy): Workflow {
  return differingSettings(correction, corrections.training).length === 0 ? 'training' : 'custom';
}

/** The named workflows with this correction; several, because examinations are corrected alike. None if it is custom. */
export function workflowsWith(correction: CorrectionPolicy): readonly Workflow[] {
  return workflows.filter(
    (workflow) => !isEditable(workflow) && differingSettings(correction, corrections[workflow]).length === 0,
  );
}

/** Whether an external text names a workflow. */
export function isWorkflow(text: unknown): text is Workflow {
  return workflows.some((workflow) => workflow === text);
}
