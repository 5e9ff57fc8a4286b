export { QuickcheckOptions } from './quickcheck-options.tsx';
export { QuickcheckView } from './quickcheck-view.tsx';
