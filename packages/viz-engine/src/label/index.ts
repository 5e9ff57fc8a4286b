export { calledName } from './called-name.ts';
export { plainLabel, readLabel, type Label, type Run } from './read-label.ts';
