export { BeginPanel } from './begin-panel.tsx';
export { DeadlineBanner } from './deadline-banner.tsx';
export { OpensNotice } from './opens-notice.tsx';
export { LateCreditNotice } from './late-credit-notice.tsx';
export { WhileTaken } from './while-taken.tsx';
export { LateSavedNotice } from './late-saved-notice.tsx';
export { useTimeLeft } from './use-time-left.ts';
