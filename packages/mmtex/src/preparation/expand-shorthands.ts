import type { Report } from '../findings/index.ts';
import { Rewriting, unchanged, type Rewritten } from './rewriting.ts';
import { endOfLetters, environmentName, verbatimEnds, verbatimEnvironments } from './scan.ts';
import { separator } from './shorthand.ts';
import { Shorthands } from './shorthands.ts';

/** Takes out the definitions of `\newcommand` and puts their bodies where they are called. */
export function expandShorthands(source: string, report: Report): Rewritten {
  if (!/\\(?:re)?newcommand/.test(source)) return unchanged(source);
  const rewriting = new Rewriting(source);
  const shorthands = new Shorthands(report);
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
    } else if (name === 'newcommand' || name === 'renewcommand') {
      next = shorthands.define(source, at, end);
      rewriting.keep(settled, at);
      settled = next;
    } else if (shorthands.has(name)) {
      const call = shorthands.expand(source, name, { from: at, to: end });
      next = call.to;
      rewriting.keep(settled, at);
      rewriting.insert(call.text + separator(call.text, source.charAt(next)), { from: at, to: next });
      settled = next;
    }
    at = source.indexOf('\\', next);
  }
  rewriting.keep(settled, source.length);
  return rewriting.finish();
}
