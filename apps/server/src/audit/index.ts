export { auditCommand, auditHelp } from './audit-command.ts';
export { daysKept, withAudit } from './recorded.ts';
