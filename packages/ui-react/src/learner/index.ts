export { AccompaniedNotice } from './accompanied-notice.tsx';
export { LearnersScreen } from './learners-screen.tsx';
