export {
  correctionMoments,
  isCorrector,
  isSameCorrection,
  mostRegenerations,
  regenerationsFrom,
  unlimited,
  type CorrectionPolicy,
  type CorrectionMoment,
} from './correction.ts';
export { wholeNumberIn } from './whole-number.ts';
export {
  corrections,
  defaultWorkflow,
  isEditable,
  isWorkflow,
  workflowOf,
  workflows,
  type Workflow,
} from './workflow.ts';
