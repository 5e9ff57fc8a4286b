import type { Span } from '@lemma/core/source';
import type { Report } from '../findings/index.ts';
import type { Note } from './note.ts';
import { Rewriting, unchanged, type Rewritten } from './rewriting.ts';
import { endOfLetters, endOfVerb, environmentName, verbatimEnds, verbatimEnvironments } from './scan.ts';
import { separator } from './shorthand.ts';
import { Shorthands } from './shorthands.ts';

/** Removes the definitions of `\newcommand` and inlines their bodies where they are called. */
export function expandShorthands(source: string, report: Report, note: (note: Note) => void): Rewritten {
  if (!/\\(?:re)?newcommand/.test(source)) return unchanged(source);
  const rewriting = new Rewriting(source);
  const shorthands = new Shorthands(source, report);
  const verbatimEnd = verbatimEnds(source);
  let settled = 0;
  for (let at = source.indexOf('\\'); at !== -1;) {
    const end = endOfLetters(source, at + 1);
    const name = source.slice(at + 1, end);
    let next = Math.max(end, at + 2);
    if (name === 'begin') {
      const environment = environmentName(source, end);
      next = environment?.to ?? end;
      if (environment !== undefined && verbatimEnvironments.has(environment.name)) {
        next = Math.max(next, verbatimEnd(environment.name, next));
      }
    } else if (name === 'verb') {
      next = endOfVerb(source, end);
    } else if (name === 'newcommand' || name === 'renewcommand') {
      next = shorthands.define(at, end);
      const defined = definedName(source, end, next);
      if (defined !== undefined) note({ kind: 'definition', ...defined, span: { from: at, to: next } });
      rewriting.keep(settled, at);
      settled = next;
    } else if (shorthands.has(name)) {
      const call = shorthands.expand(name, { from: at, to: end });
      next = call.to;
      note({ kind: 'call', name, nameSpan: { from: at, to: end }, span: { from: at, to: next } });
      rewriting.keep(settled, at);
      rewriting.insert(call.text + separator(call.text, source.charAt(next)), { from: at, to: next });
      settled = next;
    }
    at = source.indexOf('\\', next);
  }
  rewriting.keep(settled, source.length);
  return rewriting.finish();
}

/** The name a definition gives, including its backslash; a malformed definition ends with its command. */
function definedName(
  source: string,
  from: number,
  to: number,
): { readonly name: string; readonly nameSpan: Span } | undefined {
  const backslash = source.indexOf('\\', from);
  if (to === from || backslash === -1 || backslash >= to) return undefined;
  const end = endOfLetters(source, backslash + 1);
  return { name: source.slice(backslash + 1, end), nameSpan: { from: backslash, to: end } };
}
