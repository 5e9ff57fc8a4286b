export { ServicesProvider, useService, type Services } from './services.tsx';
export { useClock } from './use-clock.ts';
export { useStore } from './use-store.ts';
