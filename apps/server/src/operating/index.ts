export { hearCommands } from './channel.ts';
export { operate } from './commands.ts';
export { inviteFirstAdmin } from './first-admin.ts';
export { notOpenedInWords } from './not-opened-in-words.ts';
export { runCommand } from './run-command.ts';
