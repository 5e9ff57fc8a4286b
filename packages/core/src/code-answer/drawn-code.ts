import type { CodeFragment, EditableRange, ProblemQuestion } from '../document/index.ts';
import type { SourceText } from '../source/index.ts';
import type { Drawn, DrawnValue } from '../variables/index.ts';

/** `@@VAR_a@@` stands for the value of the variable a. */
const placeholder = /@@VAR_([A-Za-z]\w*)@@/g;

/**
 * A code question with values in its code. What has none there (a function, an unknown name) stays as it is, and fails when
 * it is run.
 */
export function withDrawnCode<Asked extends Pick<ProblemQuestion, 'answers' | 'marking'>>(
  question: Asked,
  drawn: Drawn,
): Asked {
  const { answers, marking } = question;
  if (marking === undefined && answers.every(({ fragment }) => fragment === undefined)) return question;
  const inPlace = (code: SourceText): SourceText => ({ ...code, text: drawnCode(code.text, drawn) });
  return {
    ...question,
    answers: answers.map((answer) =>
      answer.fragment === undefined
        ? answer
        : { ...answer, fragment: drawnFragment(answer.fragment, drawn), solution: inPlace(answer.solution) },
    ),
    ...(marking && {
      marking: {
        ...marking,
        ...(marking.functions && { functions: inPlace(marking.functions) }),
        evaluator: inPlace(marking.evaluator),
      },
    }),
  };
}

/** A fragment with values in its code; its editable ranges move with what stands before them. */
export function drawnFragment(fragment: CodeFragment, drawn: Drawn): CodeFragment {
  const { text, editableRanges } = fragment;
  if (!text.includes('@@VAR_')) return fragment;
  const lines = text.split('\n');
  const moved = ({ line, column }: EditableRange['start']): EditableRange['start'] => ({
    line,
    column: drawnCode((lines[line - 1] ?? '').slice(0, column - 1), drawn).length + 1,
  });
  return {
    text: drawnCode(text, drawn),
    editableRanges: editableRanges.map((range) => ({ ...range, start: moved(range.start), end: moved(range.end) })),
  };
}

/** Code with values in it. */
export function drawnCode(code: string, drawn: Drawn): string {
  return code.replace(placeholder, (whole, name: string) => {
    const value = drawn.get(name);
    return (value && inCode(value)) ?? whole;
  });
}

/** A value as both languages write it; undefined if they do not. Brackets let `2 - a` and `a ** 2` mean what they say. */
function inCode(value: DrawnValue): string | undefined {
  switch (value.kind) {
    case 'number': {
      const { numerator, denominator } = value;
      if (numerator !== undefined && denominator !== undefined && denominator !== 1) {
        return `(${String(numerator)}/${String(denominator)})`;
      }
      if (!Number.isFinite(value.value)) return undefined;
      return value.value < 0 ? `(${String(value.value)})` : String(value.value);
    }
    case 'text':
      return quoted(value.text);
    case 'function':
      return value.text === undefined ? undefined : quoted(value.text);
  }
}

/** Neither language has other escapes in common; what would need them cannot stand on one line of code. */
function quoted(text: string): string | undefined {
  return /^[^"\\\n\r]*$/.test(text) ? `"${text}"` : undefined;
}
