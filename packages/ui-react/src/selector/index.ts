export { SelectorGate } from './selector-gate.tsx';
export { SelectorScreen } from './selector-screen.tsx';
