export { ProblemScreen } from './problem-screen.tsx';
export { ProblemView } from './problem-view.tsx';
export { useProblem } from './use-problem.ts';
export { LearnerHome } from './learner-home.tsx';
