export { StepsFrame } from './steps-frame.tsx';
export { TabsFrame } from './tabs-frame.tsx';
export { usePrinting, WithheldContext } from './use-printing.ts';
