import fc from 'fast-check';
import { sampleDocument } from './sample.ts';

const pieces =
  '\\begin{ \\end{ \\item \\step \\tab{ \\section{ \\emph{ \\lang{de}{ \\lang{en}{ \\newcommand{\\a}[1]{#1} \\a \\var{ \\IF{ \\\\ ' +
  '$ $$ \\[ \\] \\( \\) { } [ ] & % # _ ^ ~ -- < > " \\text{ \\frac12 \\label{x} \\ref{x} itemize} tabs} code} remark} table} ' +
  'visualization} variables} canvas} quickcheck} choice} problem} question} equation} comment} content} metainfo} \\point{P}{1,2} ' +
  'cindyJS} cindyscript} \\cindyObject{{ geometry:[ {csinit} \\plot{P} \\color{P}{red} \\href{ \\" \\ é 😀 \u0000 \ud800 \u0085 word';

/** Texts that hardly resemble the language, and texts made up of nothing but its pieces. */
export const anySource = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.string({
    unit: fc.constantFrom(' ', '\n', ...'\\ { } [ ] $ % & # ~ < > " \' b e g i n'.split(' ')),
    maxLength: 200,
  }),
  fc
    .array(fc.tuple(fc.constantFrom(...pieces.split(' ')), fc.constantFrom('', ' ', '\n', '\n\n')), { maxLength: 60 })
    .map((parts) => parts.flat().join('')),
);

/** The sample with a range replaced. */
export const damagedSample = fc
  .tuple(fc.nat(sampleDocument.length), fc.nat(40), fc.oneof(fc.constant(''), anySource))
  .map(([from, length, text]) => sampleDocument.slice(0, from) + text + sampleDocument.slice(from + length));
