export { CorrectionFacts, WorkflowNames, useCorrectionTexts } from './correction-facts.tsx';
export { FactList } from './fact-list.tsx';
export { CorrectionFields } from './correction-fields.tsx';
export { WholeNumberInput } from './whole-number-input.tsx';
export { WorkflowChoice } from './workflow-choice.tsx';
