export { ChoiceView } from './choice-view.tsx';
export { QuickcheckView } from './quickcheck-view.tsx';
