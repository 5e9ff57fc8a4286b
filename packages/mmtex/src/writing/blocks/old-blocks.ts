import type { CalloutRole } from '@lemma/core/document';
import type { BlockEnvironment } from '../page.ts';
import { optionIn } from '../parts.ts';
import { renamedEnvironment } from '../renamed-environment.ts';
import { calloutEnvironment, writeCallout } from './callout.ts';
import { code, codeOutput } from './code.ts';
import { writeList } from './list.ts';

/** Boxes of older sources, with their modern names. */
const boxes: Readonly<Record<string, CalloutRole>> = {
  suppositions: 'base',
  background: 'supplement',
  defequivalence: 'definition',
  implication: 'theorem',
  equivalence: 'theorem',
  statement: 'theorem',
  remarks: 'remark',
  input: 'info',
  output: 'info',
};

/** Classes of the old `block`, with the modern boxes. */
const classes = {
  frame: 'info-box',
  note: 'remark',
  important: 'important',
  remark: 'remark',
  warning: 'warning',
} as const satisfies Readonly<Record<string, CalloutRole>>;
const classNames = ['frame', 'note', 'important', 'remark', 'warning'] as const;

/** Environments of older sources: converted to their modern kind, with a finding that names it. */
export const oldBlockEnvironments: readonly (readonly [string, BlockEnvironment])[] = [
  ...Object.entries(boxes).map(([name, role]) => [name, oldBox(role)] as const),
  ['block', oldBlock()],
  ['propositionlist', oldList('proposition')],
  ['algsteps', oldList('algstep')],
  ['preformatted', oldPreformatted()],
];

function oldBox(role: CalloutRole): BlockEnvironment {
  return {
    syntax: { content: 'text', options: ['text'] },
    write: (environment, page) => {
      const { name, nameSpan, options } = environment;
      const instead = calloutEnvironment(role);
      const fix = renamedEnvironment(environment, instead);
      page.report('old-spelling', nameSpan, { found: begin(name), instead: begin(instead) }, fix);
      return writeCallout(role, environment, options[0], page);
    },
  };
}

/** `\begin{block}[class][width][height][align][valign]`: modern boxes are as wide as their text. */
function oldBlock(): BlockEnvironment {
  return {
    syntax: { content: 'text', options: ['raw', 'raw', 'raw', 'raw', 'raw'] },
    write: (environment, page) => {
      const role = classes[optionIn(environment.options[0], classNames, page) ?? 'frame'];
      const instead = begin(calloutEnvironment(role));
      page.report('old-spelling', environment.nameSpan, { found: begin('block'), instead });
      return writeCallout(role, environment, undefined, page);
    },
  };
}

/** A numbered list with its own item command. */
function oldList(item: string): BlockEnvironment {
  return {
    syntax: { content: 'text', options: ['raw'], commands: { [item]: { options: ['text'] } } },
    write: (environment, page) => {
      const { name, nameSpan } = environment;
      page.report('old-spelling', nameSpan, { found: begin(name), instead: `${begin('enumerate')} \\item` });
      return writeList({ type: 'ordered', items: [item] }, environment, page);
    },
  };
}

/** `\begin{preformatted}[class]` with the classes code and output. */
function oldPreformatted(): BlockEnvironment {
  return {
    syntax: { content: 'verbatim', options: ['raw'] },
    write: (environment, page) => {
      const kind = optionIn(environment.options[0], ['code', 'output'], page) ?? 'code';
      const modern = kind === 'code' ? code : codeOutput;
      const instead = begin(kind === 'code' ? 'code' : 'codeoutput');
      page.report('old-spelling', environment.nameSpan, { found: begin('preformatted'), instead });
      return modern.write({ ...environment, options: [] }, page);
    },
  };
}

function begin(name: string): string {
  return `\\begin{${name}}`;
}
