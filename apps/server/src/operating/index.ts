export { hearCommands } from './channel.ts';
export { helpAskedFor, operate, operatorHelp } from './commands.ts';
export { inviteFirstAdmin } from './first-admin.ts';
export { notOpenedInWords } from './not-opened-in-words.ts';
export { runCommand } from './run-command.ts';
