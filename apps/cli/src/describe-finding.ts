import { positionAt, visible, type Finding, type Span } from '@lemma/core/source';
import { messageOf } from './messages.ts';
import { plain, type Paint } from './paint.ts';

/** A finding on one line, in the format of editors and CI: `file:line:column code message`. */
export function describeFinding(file: string, source: string, finding: Finding, paint: Paint = plain): string {
  const { span, others = [], severity, code, data } = finding;
  const seed = data['seed'] === undefined ? '' : ` Seen with seed ${String(data['seed'])}.`;
  const warning = severity === 'warning' ? `${paint('warning', 'warning:')} ` : '';
  const also = others.length === 0 ? '' : ` See also ${others.map((other) => placeOf(source, other)).join(', ')}.`;
  const place = paint('place', `${visible(file)}:${placeOf(source, span)}`);
  return `${place} ${paint(severity, code)} ${warning}${visible(messageOf(finding))}${seed}${also}`;
}

/** A finding for programs. Lines and columns count from 1, columns in UTF-16 units, as in editors. */
export function findingInJson(file: string, source: string, finding: Finding): string {
  const { span, others, severity, code, data } = finding;
  const start = positionAt(source, span.from);
  const end = positionAt(source, span.to);
  return JSON.stringify({
    file,
    line: start.line,
    column: start.column,
    endLine: end.line,
    endColumn: end.column,
    code,
    severity,
    message: messageOf(finding),
    ...(data['seed'] !== undefined && { seed: data['seed'] }),
    ...(others && { others: others.map(({ from }) => positionAt(source, from)) }),
  });
}

function placeOf(source: string, { from }: Span): string {
  const { line, column } = positionAt(source, from);
  return `${String(line)}:${String(column)}`;
}
