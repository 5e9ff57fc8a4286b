export {
  correctionMoments,
  differingSettings,
  isCorrector,
  mostRegenerations,
  regenerationsFrom,
  unlimited,
  type CorrectionPolicy,
  type CorrectionMoment,
  type CorrectionSetting,
} from './correction.ts';
export { wholeNumberIn } from './whole-number.ts';
export {
  corrections,
  defaultWorkflow,
  isEditable,
  isWorkflow,
  workflowOf,
  workflows,
  workflowsWith,
  type Workflow,
} from './workflow.ts';
