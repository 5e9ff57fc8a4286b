import * as v from 'valibot';
import type { CodeMark, EvaluatorFailure } from '@lemma/core/code-answer';
import { fail, succeed, type Result } from '@lemma/core/store';
import { toldError } from './code-parts.ts';

/** What the driver of an evaluator says in the end. Whether it is an exit value or an error is never told by a number. */
const verdict = v.pipe(
  v.string(),
  v.parseJson(),
  v.union([
    v.strictObject({ exit: v.pipe(v.number(), v.integer()) }),
    v.strictObject({ failed: toldError }),
    v.strictObject({ refused: v.picklist(['nan', 'infinite', 'empty', 'none', 'other']) }),
    v.strictObject({ broken: toldError }),
  ]),
);

/** Reads what the driver of an evaluator has said; it is broken if it has said nothing that can be read. */
export function readVerdict(text: string | undefined): Result<CodeMark, EvaluatorFailure> {
  const read = v.safeParse(verdict, text);
  if (!read.success) return broken('The evaluator has ended its own process without a verdict.');
  const said = read.output;
  if ('exit' in said) return succeed({ kind: 'graded', exit: said.exit });
  if ('failed' in said) return succeed({ kind: 'failed', failure: { kind: 'error', ...said.failed } });
  if ('refused' in said) return succeed({ kind: 'failed', failure: { kind: 'value', value: said.refused } });
  return broken(said.broken.message, said.broken.places[0]?.line);
}

/** An evaluator that has failed, with the reason and the line of it. */
export function broken(message: string, line?: number): Result<never, EvaluatorFailure> {
  return fail({ kind: 'evaluatorFailed', message, ...(line !== undefined && { line }) });
}

const reply = v.pipe(
  v.string(),
  v.parseJson(),
  v.union([v.object({ error: v.looseObject({}) }), v.object({ ok: v.unknown() })]),
);

/** A reply of a learner's process as it may reach an evaluator: whatever it is, the evaluator can read it. */
export function safeReply(text: string): string {
  const read = v.safeParse(reply, text);
  if (!read.success) return JSON.stringify({ error: { message: 'The value cannot be read.', places: [], type: '' } });
  // The text itself: what is nested a thousandfold cannot be written again.
  if (!('error' in read.output)) return text;
  const { type } = read.output.error;
  const error = v.parse(toldError, read.output.error);
  return JSON.stringify({ error: { ...error, type: typeof type === 'string' ? type.slice(0, 100) : '' } });
}
