import type { Finding } from '@lemma/core/source';

type Data = Finding['data'];

/** One short English line about a finding: for the terminal, where the texts of the web interface are not at hand. */
export function messageOf({ code, data }: Finding): string {
  const message = messages.get(code);
  if (message !== undefined) return message(data);
  const details = Object.entries(data).map(([name, value]) => `${name}: ${String(value)}`);
  return [code, ...details].join(', ');
}

const messages: ReadonlyMap<string, (data: Data) => string> = new Map(
  Object.entries({
    'too-long': (data) => `longer than ${word(data, 'limit')} characters; the rest is left out`,
    'too-deep': () => 'nested too deep; what is inside is left out',
    'too-many-expansions': () => 'too many calls of shorthands; does one call itself?',
    'too-many-findings': () => 'too many findings; the rest is not listed',
    'unclosed-group': (data) => `{ without }${of(data, 'name', ' of \\')}`,
    'unclosed-option': (data) => `[ without ] after \\${word(data, 'name')}`,
    'unclosed-formula': () => 'formula without an end',
    'unclosed-environment': (data) => `\\begin{${word(data, 'name')}} without \\end{${word(data, 'name')}}`,
    MISSING_CLOSING_BRACKET: () => 'closing bracket missing',
    'unexpected-brace': (data) => `${word(data, 'text')} without a beginning`,
    'unexpected-end': (data) => `\\end{${word(data, 'name')}} without \\begin{${word(data, 'name')}}`,
    'mismatched-end': (data) => `\\end{${word(data, 'found')}} where \\end{${word(data, 'expected')}} is expected`,
    'unknown-command': (data) => `unknown command \\${word(data, 'name')}${suggestion(data, '\\')}`,
    'misplaced-command': (data) =>
      `\\${word(data, 'name')} may not stand here${of(data, 'environments', '; only in ')}`,
    'unknown-environment': (data) => `unknown environment ${word(data, 'name')}${suggestion(data)}`,
    'misplaced-environment': (data) =>
      `${word(data, 'name')} may not stand here${of(data, 'environments', '; only in ')}`,
    'missing-argument': (data) => `${word(data, 'command')} needs more arguments`,
    'unknown-language': (data) => `unknown language ${word(data, 'name')}; known are de, en, fr, zh`,
    'bad-shorthand': () => 'write \\newcommand{\\name}[number of arguments]{text}',
    'misplaced-ampersand': () => '& outside a table; for the character write \\&',
    'unexpected-text': (data) => `text where only commands may stand: ${word(data, 'text')}`,
    'text-before-first': (data) => `text before the first ${word(data, 'command')}`,
    'block-in-line': (data) => `${word(data, 'name')} cannot stand in a line of text`,
    'text-outside-content': () => 'text outside the content; it is not shown',
    'missing-part': (data) => `${word(data, 'name')} without ${word(data, 'part')}`,
    'unknown-option': (data) => `unknown option ${word(data, 'option')}; known are ${word(data, 'known')}`,
    'unknown-type': (data) => `unknown type ${word(data, 'text')}; known are ${word(data, 'known')}`,
    'unknown-document-class': (data) => `unknown document class ${word(data, 'text')}; read as mumie.article`,
    'not-a-number': (data) => `not a number that may stand here: "${word(data, 'text')}"`,
    'bad-solution': (data) => `the solution of a choice is true or false, not ${word(data, 'text')}`,
    'no-correct-choice': () => 'no choice is true',
    'bad-mention': (data) => `\\var takes a variable or a coordinate such as P[x], not ${word(data, 'text')}`,
    'bad-literal': (data) => `not a plain value: ${word(data, 'text')}${of(data, 'expected', '; expected is ')}`,
    'wrong-kind': (data) => `${word(data, 'name')} needs a value of the kind ${word(data, 'kind')}`,
    'unknown-event': (data) => `no event ${word(data, 'event')}; known are ${word(data, 'known')}`,
    'duplicate-event': (data) => `a second script for ${word(data, 'event')}; it does not run`,
    'unsafe-link': (data) => `a link may not lead to ${word(data, 'address')}`,
    'bad-path': (data) => `not a path in the content folder: "${word(data, 'path')}"`,
    'path-outside': (data) => `${word(data, 'path')} leads out of the content folder`,
    'unknown-file-type': (data) => `${word(data, 'file')} cannot be shown here; known are ${word(data, 'known')}`,
    'unknown-lid': (data) => `no \\component with the local id ${word(data, 'lid')}`,
    'bad-lid': (data) => `a local id has letters, digits, _ - . only, not ${word(data, 'lid')}`,
    'duplicate-lid': (data) => `local id ${word(data, 'lid')} is used twice`,
    'empty-name': (data) => `\\name is empty in language ${word(data, 'language')}`,
    'missing-alternative-text': () => 'image without words for those who do not see it: [alt=…]',
    'no-files': (data) => `${word(data, 'file')} cannot be put in: no files are known here`,
    'input-not-found': (data) => `no file ${word(data, 'file')}${of(data, 'through', ', asked for by ')}`,
    'input-cycle': (data) => `${word(data, 'file')} would be put into itself`,
    'input-limit': (data) => `${word(data, 'file')} is not put in: too many files, too long or too deep`,
    'missing-document': (data) => `no document ${word(data, 'path')}`,
    'missing-file': (data) => `no file ${word(data, 'path')}`,
    'duplicate-label': (data) => `label ${word(data, 'name')} is used twice`,
    'unknown-reference': (data) => `no label ${word(data, 'name')} in this document`,
    'duplicate-id': (data) => `id ${word(data, 'id')} is used twice`,
    no_converted_title: (data) => `no title in language ${word(data, 'language')}`,
    'unknown-math-command': (data) => `unknown command ${word(data, 'command')} in a formula${suggestion(data)}`,
    'unknown-math-environment': (data) =>
      `unknown environment ${word(data, 'environment')} in a formula${suggestion(data)}`,
    'mismatched-math-environment': (data) =>
      `\\end{${word(data, 'found')}} in a formula${of(data, 'expected', ', expected is ')}`,
    'unbalanced-brace': (data) => `${word(data, 'brace')} is not paired in a formula`,
    'unexpected-character': (data) => `${word(data, 'character')} means nothing in a formula`,
    'misplaced-alignment': (data) => `${word(data, 'mark')} outside a table or an aligned formula`,
    'missing-left-delimiter': () => '\\right without \\left',
    'missing-right-delimiter': () => '\\left without \\right',
    'double-subscript': () => 'two subscripts on one base',
    'double-superscript': () => 'two superscripts on one base',
    'unknown-color': (data) => `unknown colour ${word(data, 'color')}`,
    'cell-below-span': () => 'a cell below \\multirow; it moves to the right',
    'nested-editable': () => 'a place that may be changed inside another one; only the outer one counts',
    'empty-cell': (data) => `code cell ${word(data, 'name')} is empty`,
    'old-spelling': (data) => `${word(data, 'found')} is an old spelling; write ${word(data, 'instead')}`,
    'undefined-solution': (data) => `solution ${word(data, 'text')} is no variable of this question`,
    'precision-above-display': (data) =>
      `judged by ${word(data, 'digits')} decimals, but only ${word(data, 'shown')} are shown`,
    'duplicate-choice': () => 'another choice says the same',
    'unknown-column': (data) => `no column ${word(data, 'number')}; there are ${word(data, 'count')}`,
    'pool-outside': (data) =>
      `from ${word(data, 'first')} to ${word(data, 'last')}, but there are ${word(data, 'count')}, and counting goes upwards`,
    'never-asked': (data) => `question ${word(data, 'number')} is in no level`,
    'unknown-answer': (data) => `no answer ${word(data, 'number')}; the question has ${word(data, 'count')}`,
    'earlier-answer-with-pool': () => '\\earlierAnswer does not go together with \\randomquestionpool',
    'variable-in-two-rules': (data) => `${word(data, 'name')} stands in the lists of two \\randadjustIf`,
    VARIABLE_NOT_DEFINED: (data) => `variable ${word(data, 'name')} is not defined`,
    NAME_ALREADY_USED: (data) => `name ${word(data, 'name')} is already used`,
    BAD_VARIABLE_NAME: (data) => `${word(data, 'name')} cannot be the name of a variable`,
    BAD_DEFINITION: (data) =>
      `bad definition${of(data, 'name', ' of ')}${of(data, 'reason', ': ')}${of(data, 'text', ', ')}${range(data)}`,
    BAD_ATTRIBUTE: (data) =>
      `bad attribute ${word(data, 'attribute')}${of(data, 'name', ' of ')}${of(data, 'reason', ': ')}`,
    RANDADJUSTIF_NOT_FULFILLED: (data) =>
      word(data, 'condition') === ''
        ? '\\randadjustIf needs a condition: what is to be avoided'
        : `${data['reason'] === 'notFound' ? 'found no values that' : 'no values'} avoid ${word(data, 'condition')}${always(data)}`,
    STRING_NOT_AN_OBJECT: (data) => `the style${of(data, 'name', ' of ')} is not an object: ${word(data, 'text')}`,
    UNKNOWN_ELEMENT_TYPE: (data) => `unknown type ${word(data, 'type')}${of(data, 'name', ' of ')}`,
    UNPROPER_TEXT: (data) => `text cannot be shown${of(data, 'reason', ': ')}${of(data, 'text', ', ')}`,
    'invalid-xml': (data) => `the converted document cannot be read (${word(data, 'reason')}); please report this`,
  } satisfies Record<string, (data: Data) => string>),
);

function word(data: Data, name: string): string {
  return String(data[name] ?? '');
}

/** The value after some words, if there is one. */
function of(data: Data, name: string, before: string): string {
  const value = word(data, name);
  return value === '' ? '' : before + value;
}

/** Why a condition cannot be avoided, where it is known. */
function always(data: Data): string {
  switch (data['reason']) {
    case 'alwaysTrue':
      return '; it always holds';
    case 'alwaysHolds':
      return `; it always holds for ${word(data, 'ranges').replaceAll('∈', 'in')}`;
    default:
      return '';
  }
}

/** How many values are expected. */
function range(data: Data): string {
  return data['fewest'] === undefined
    ? ''
    : `, found ${word(data, 'found')}, needed ${word(data, 'fewest')}${data['most'] === undefined ? ' or more' : ` to ${word(data, 'most')}`}`;
}

function suggestion(data: Data, before = ''): string {
  return of(data, 'suggestion', `; did you mean ${before}`).concat(word(data, 'suggestion') === '' ? '' : '?');
}
