export { lateStores } from './late-stores.ts';
export { ServicesProvider, useService, type Services } from './services.tsx';
export { useClock } from './use-clock.ts';
export { useKept } from './use-kept.ts';
export { useLoaded } from './use-loaded.ts';
export { useStore } from './use-store.ts';
export { usePagePrinting } from './use-page-printing.ts';
