export { DeadlineBanner } from './deadline-banner.tsx';
export { OpensNotice } from './opens-notice.tsx';
export { LateSavedNotice } from './late-saved-notice.tsx';
