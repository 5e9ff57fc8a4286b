import { columnClasses, tablePlacements, tableTypes, verticalAlignments, type Attributes } from '@lemma/core/document';
import type { SourceText } from '@lemma/core/source';
import type { CommandSyntaxes, Node } from '../../syntax/index.ts';
import type { WrittenPage } from '../page.ts';
import { argumentOf, optionIn } from '../parts.ts';
import { columnsOf, lettersIn } from './table-columns.ts';

const raw = { arguments: ['raw'] } as const;

/** The options of a part of a table. */
export const partSettings: CommandSyntaxes = { cellaligns: raw, cellvaligns: raw };

/** The options of a table. */
export const tableSettings: CommandSyntaxes = {
  ...partSettings,
  class: raw,
  'class*': raw,
  align: raw,
  valign: raw,
  cellclasses: raw,
};

/** The alignments of a part of a table, and the rules of the whole. */
export function alignmentsIn(settings: readonly Node[], page: WrittenPage): Attributes {
  return {
    ...columnsOf(argumentOf('cellaligns', settings), page),
    valign: lettersIn(argumentOf('cellvaligns', settings), verticalAlignments, page),
  };
}

/** The attributes in the options of a table. */
export function tableAttributes(settings: readonly Node[], page: WrittenPage): Attributes {
  const classes = [argumentOf('class', settings), argumentOf('class*', settings)].flatMap((argument) =>
    words(argument).flatMap((word) => optionIn(word, tableClasses, page) ?? []),
  );
  const valign = optionIn(argumentOf('valign', settings), verticalWords, page);
  return {
    type: tableTypes.find((type) => type !== 'genuine' && classes.includes(type)),
    padding: classes.includes('no-padding') ? 'none' : undefined,
    placement: optionIn(argumentOf('align', settings), tablePlacements, page),
    classes: classesIn(argumentOf('cellclasses', settings), page),
    ...alignmentsIn(settings, page),
    ...(valign && { valign: valign.charAt(0).repeat(widest) }),
  };
}

const tableClasses = [...tableTypes, 'no-padding'] as const;
const verticalWords = ['top', 'middle', 'bottom'] as const;

/** A word for all columns is repeated for the maximum number of columns. */
const widest = 30;

/** `\cellclasses{head, , light_blue}`: a word per column, `-` for none. */
function classesIn(argument: SourceText | undefined, page: WrittenPage): string | undefined {
  if (argument === undefined) return undefined;
  return pieces(argument, ',')
    .map((piece) => optionIn(piece, columnClasses, page) ?? '-')
    .join(' ');
}

function words(argument: SourceText | undefined): readonly SourceText[] {
  return argument === undefined ? [] : pieces(argument, /[\s,]/).filter(({ text }) => text !== '');
}

/** The parts between single-character separators, each with its span. */
function pieces({ text, span }: SourceText, separator: string | RegExp): readonly SourceText[] {
  let from = span.from;
  return text.split(separator).map((piece) => {
    const place = { from, to: from + piece.length };
    from = place.to + 1;
    return { text: piece, span: place };
  });
}
