export { codeLanguageOf, codeLanguages, type CodeLanguage } from './code-languages.ts';
// The vocabulary of questions on its own: code that only checks it needs no document reader.
export { answerForms, type AnswerForm } from './answer-forms.ts';
export { answerNotations, type AnswerNotation } from './answer-notations.ts';
export { conditionCallsIn, conditionFunctions, type ConditionCall, type ConditionFunction } from './condition-calls.ts';
export { controlNames, type ControlName } from './control-names.ts';
export { parameterDomainWords, readParameterDomain } from './parameter-domain.ts';
export { longestInput, mostAnswers, mostFigures, mostPoints } from './limits.ts';
export { performances, type Performance } from './performances.ts';
export { numberFieldNames, type NumberFieldName } from './number-fields.ts';
export {
  choiceTypes,
  inputTypes,
  questionTypes,
  type ChoiceType,
  type InputType,
  type QuestionType,
} from './question-types.ts';
export { fieldStates, type FieldState } from './field-states.ts';
