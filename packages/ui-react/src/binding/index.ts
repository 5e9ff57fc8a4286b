export { ServicesProvider, useService, type Services } from './services.tsx';
export { useStore } from './use-store.ts';
