import type { Requirement } from './guard.ts';

/**
 * The requirement of each area and action (specification 000 §2 and §6). The server decides; views only hide what is
 * not allowed.
 */
export const permissions = {
  usePool: { anyOf: ['access-pool'] },
  useBrowser: { anyOf: ['access-browser'] },
  /** Whole problems: question and solution are in one document. */
  readProblems: {
    anyOf: ['access-pool', 'access-browser', 'access-cep', 'access-snapshot-preview', 'access-webmiau-preview'],
  },
  /** The link list on the start page. */
  seeLinks: { anyOf: ['manage-taxonomy', 'access-browser'] },
  editTaxonomy: { anyOf: ['manage-taxonomy'] },
  customise: { anyOf: ['access-cep'] },
  composeWorksheet: { anyOf: ['access-pool'] },
  seeSnapshot: { anyOf: ['access-snapshot-preview'] },
  useEmbeddingEditor: { anyOf: ['access-webmiau-preview'] },
  openInEmbeddingEditor: { anyOf: ['login-on-resource'] },
  useDeveloperTools: { anyOf: ['access-browser'] },
  copyPath: { anyOf: ['copy-path'] },
  seeAnnotations: { anyOf: ['view-annotations'] },
  /** The work of other learners, and drawing new data for them. */
  accompanyLearners: { anyOf: ['staff-member', 'view-problem-control-buttons', 'admin'] },
  seeProblemData: { anyOf: ['admin'] },
  /** All buttons around a problem, whatever its worksheet allows. */
  useProblemControls: { anyOf: ['view-problem-control-buttons'] },
  drawAnyNewData: { anyOf: ['view-problem-control-buttons', 'staff-member'] },
  passDeadlines: { anyOf: ['view-worksheet-without-deadline-constraints'] },
  seeCorrectionCause: { anyOf: ['view-correction-error-cause'] },
  takeSelftests: { anyOf: ['staff-member', 'course-member'] },
  /** Authors and lecturers see worksheets that are shared with all authors; tutors do not (specification 000 §6). */
  seeSharedWorksheets: { anyOf: ['staff-member', 'access-cep', 'access-browser', 'admin'] },
  deleteAnyWorksheet: { anyOf: ['delete-any-worksheet-template'] },
} as const satisfies Readonly<Record<string, Requirement>>;

/** An action that requires a role. */
export type Permission = keyof typeof permissions;
