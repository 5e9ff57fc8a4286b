export { StepsFrame } from './steps-frame.tsx';
export { TabsFrame } from './tabs-frame.tsx';
