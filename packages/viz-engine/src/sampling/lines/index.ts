export { clip } from './clip.ts';
export { simplify } from './simplify.ts';
