export { CorrectionFacts } from './correction-facts.tsx';
export { CorrectionFields } from './correction-fields.tsx';
export { WholeNumberInput } from './whole-number-input.tsx';
export { WorkflowChoice } from './workflow-choice.tsx';
