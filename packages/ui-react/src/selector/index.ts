export { SelectHit } from './select-hit.tsx';
export { SelectTask } from './select-task.tsx';
export { SelectorGate } from './selector-gate.tsx';
export { SelectorScreen } from './selector-screen.tsx';
