export { gradesIn } from './grades.ts';
