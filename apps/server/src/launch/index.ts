export { lmsLaunch } from './launch.ts';
export { statementHandlers } from './statement-handlers.ts';
