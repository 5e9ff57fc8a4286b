export { CodeAnswerView, type CodeAnswerViewProps } from './code-answer-view.tsx';
