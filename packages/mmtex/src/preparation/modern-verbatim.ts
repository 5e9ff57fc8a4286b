import type { Report } from '../findings/index.ts';
import { commandsIn } from './commands-in.ts';
import { Rewriting, unchanged, type Rewritten } from './rewriting.ts';

/** Converts the old-style `\verbatim … \endverbatim` to the environment. */
export function modernVerbatim(source: string, report: Report): Rewritten {
  if (!/\\verbatim(?![a-zA-Z])/.test(source)) return unchanged(source);
  const rewriting = new Rewriting(source);
  let settled = 0;
  for (const { at, end, close } of commandsIn(source)) {
    if (close === undefined) continue;
    const begin = { span: { from: at, to: end }, text: '\\begin{verbatim}' };
    const finish = { span: close, text: '\\end{verbatim}' };
    report('old-spelling', begin.span, { found: '\\verbatim', instead: begin.text }, [begin, finish]);
    rewriting.keep(settled, at);
    rewriting.insert(begin.text, begin.span);
    rewriting.keep(end, close.from);
    rewriting.insert(finish.text, finish.span);
    settled = close.to;
  }
  rewriting.keep(settled, source.length);
  return rewriting.finish();
}
