// The words of questions by themselves: whoever only checks them needs no reader of documents.
export { longestInput, mostAnswers, mostPoints } from './limits.ts';
export { numberFieldNames, type NumberFieldName } from './number-fields.ts';
export {
  choiceTypes,
  inputTypes,
  questionTypes,
  type ChoiceType,
  type InputType,
  type QuestionType,
} from './question-types.ts';
