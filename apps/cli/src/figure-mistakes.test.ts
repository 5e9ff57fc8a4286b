import { applyEdits } from '@lemma/core/authoring';
import { sentencesOf, type Finding } from '@lemma/core/source';
import { describe, expect, it } from 'vitest';
import de from '../../../packages/ui-react/src/language/texts/de/failure.json';
import en from '../../../packages/ui-react/src/language/texts/en/failure.json';
import fr from '../../../packages/ui-react/src/language/texts/fr/failure.json';
import zh from '../../../packages/ui-react/src/language/texts/zh/failure.json';
import { checkSource } from './check-source.ts';
import { messageOf } from './messages.ts';

/** A beginner's mistake in a figure, and the expected message: which place, what is wrong, and what to write. */
interface Mistake {
  readonly definitions: string;
  /** The source after the definitions; by default a board with everything they define. */
  readonly around?: string;
  readonly told: readonly (readonly [severity: string, marked: string, message: string, fix?: string])[];
}

const mistakes: readonly Mistake[] = [
  {
    definitions: '\\point{P}{(1,2)}',
    told: [
      [
        'error',
        '\\point{P}{(1,2)}',
        'In the definition of “P”: The number of values is wrong. Given: 1; expected: 2 to 3. Write: 1, 2',
        '1, 2',
      ],
    ],
  },
  {
    definitions: '\\point{P}{1;2}',
    told: [
      [
        'error',
        '\\point{P}{1;2}',
        'In the definition of “P”: The number of values is wrong. Given: 1; expected: 2 to 3. Write: 1, 2',
        '1, 2',
      ],
    ],
  },
  {
    definitions: '\\point{P}{1.5;2}',
    told: [
      [
        'error',
        '\\point{P}{1.5;2}',
        'In the definition of “P”: The number of values is wrong. Given: 1; expected: 2 to 3. Write: 1.5, 2',
        '1.5, 2',
      ],
    ],
  },
  {
    definitions: '\\point{P}{1,5, 2,5}',
    told: [
      [
        'error',
        '\\point{P}{1,5, 2,5}',
        'In the definition of “P”: The number of values is wrong. Given: 4; expected: 2 to 3. Write: 1.5, 2.5',
        '1.5, 2.5',
      ],
    ],
  },
  {
    definitions: '\\function{f}{y=2x+1}',
    told: [
      [
        'error',
        'y=2x+1',
        'In the definition of “f”: “y=2x+1” is an equation; only a term belongs here. Write: 2x+1',
        '2x+1',
      ],
    ],
  },
  {
    definitions: '\\function{f}{f(x)=x^2}',
    told: [
      [
        'error',
        'f(x)=x^2',
        'In the definition of “f”: “f(x)=x^2” is an equation; only a term belongs here. Write: x^2',
        'x^2',
      ],
    ],
  },
  {
    definitions: '\\function{f(x)}{x^2}',
    around: '\\begin{canvas}\\plot{f}\\end{canvas}',
    told: [
      [
        'error',
        'f(x)',
        '“f(x)” cannot be the name of a variable. Write only the name here; its parameters are taken from the term. Did you mean “f”?',
        'f',
      ],
    ],
  },
  {
    definitions: '\\function{f}{\\frac{1}{x}}',
    around: '\\begin{canvas}\\plot{f}\\end{canvas}',
    told: [
      [
        'error',
        '\\frac',
        'In the definition of “f”: “\\frac” is not written like this in expressions. Write: 1/x',
        '1/x',
      ],
    ],
  },
  {
    definitions: '\\function{f}{\\sin(x)}',
    told: [
      [
        'error',
        '\\sin',
        'In the definition of “f”: “\\sin” is not written like this in expressions. Write: sin(x)',
        'sin(x)',
      ],
    ],
  },
  {
    definitions: '\\function{f}{\\sqrt{x}}',
    around: '\\begin{canvas}\\plot{f}\\end{canvas}',
    told: [
      [
        'error',
        '\\sqrt',
        'In the definition of “f”: “\\sqrt” is not written like this in expressions. Write: sqrt(x)',
        'sqrt(x)',
      ],
    ],
  },
  {
    definitions: '\\function{f}{2\\cdot x}',
    told: [
      [
        'error',
        '\\cdot',
        'In the definition of “f”: “\\cdot” is not written like this in expressions. Write: 2*x',
        '2*x',
      ],
    ],
  },
  {
    definitions: "\\function{f}{x^2}\\function{g}{f'(x)}",
    told: [
      [
        'error',
        "f'(x)",
        "In the definition of “g”: A derivative is not written with “f'(x)”. Write: derivative(f(x); x)",
        'derivative(f(x); x)',
      ],
    ],
  },
  {
    definitions: '\\number{a}{30°}',
    told: [
      [
        'error',
        '30°',
        'In the definition of “a”: Angles are numbers in radians; “30°” has to be converted. Write: 30*pi/180',
        '30*pi/180',
      ],
    ],
  },
  {
    definitions: '\\number{a}{sin(30°)}',
    told: [
      [
        'error',
        '30°',
        'In the definition of “a”: Angles are numbers in radians; “30°” has to be converted. Write: sin(30*pi/180)',
        'sin(30*pi/180)',
      ],
    ],
  },
  {
    definitions: '\\set2d{S}{x>0 && y>0}',
    told: [
      [
        'error',
        '&&',
        'In the definition of “S”: “&&” is not written like this in expressions. Write: x>0 AND y>0',
        'x>0 AND y>0',
      ],
    ],
  },
  {
    definitions: '\\set2d{S}{x>0 || y>0}',
    told: [
      [
        'error',
        '||',
        'In the definition of “S”: “||” is not written like this in expressions. Write: x>0 OR y>0',
        'x>0 OR y>0',
      ],
    ],
  },
  {
    definitions: '\\set2d{S}{x \\leq 1}',
    told: [
      [
        'error',
        '\\leq',
        'In the definition of “S”: “\\leq” is not written like this in expressions. Write: x <= 1',
        'x <= 1',
      ],
    ],
  },
  {
    definitions: '\\number{E}{3}',
    told: [
      [
        'error',
        'E',
        '“E” cannot be the name of a variable. This name is already used for a function, a constant or a word of the language. Did you mean “E_1”?',
      ],
    ],
  },
  {
    definitions: '\\number{e}{3}',
    told: [
      [
        'error',
        'e',
        '“e” cannot be the name of a variable. This name is already used for a function, a constant or a word of the language. Did you mean “e_1”?',
      ],
    ],
  },
  {
    definitions: '\\ponit{P}{1, 2}',
    told: [
      [
        'error',
        '\\ponit{P}{1, 2}',
        'There is no element \\ponit, so “P” is missing from the figure. Did you mean “\\point”?',
      ],
    ],
  },
  {
    definitions: '\\point{P}{1, 2}\\color{P}{navy}',
    told: [
      [
        'warning',
        'navy',
        '\\color of “P” is ignored: There is no colour “navy”. There are names such as blue and dark_red, and #rrggbb. Did you mean “dark_blue”?',
        'dark_blue',
      ],
    ],
  },
  {
    definitions: '\\point{P}{1, 2}\\color{P}{rgb(1,2,3)}',
    told: [
      [
        'warning',
        'rgb(1,2,3)',
        '\\color of “P” is ignored: There is no colour “rgb(1,2,3)”. There are names such as blue and dark_red, and #rrggbb. Did you mean “#010203”?',
        '#010203',
      ],
    ],
  },
  {
    definitions: "\\point{P}{1, 2}\\style{P}{{strokeColour: 'blue'}}",
    told: [
      [
        'warning',
        'strokeColour',
        '\\style of “P” is ignored: There is no style “strokeColour”. Possible: strokeWidth, size, dash, stepsU, stepsV, opacity, strokeOpacity, fillOpacity, strokeColor, fillColor, color, face. Did you mean “strokeColor”?',
        'strokeColor',
      ],
    ],
  },
  {
    definitions: '\\point{P}{1, 2}\\style{P}{{visible: false}}',
    told: [
      [
        'warning',
        'visible',
        '\\style of “P” is ignored: “visible” from JSXGraph is not a style here; use the command for it. Write: \\transparency{P}{1}',
      ],
    ],
  },
  {
    definitions: '\\point{P}{1, 2}\\style{P}{strokeWidth: 3}',
    told: [
      [
        'warning',
        'strokeWidth: 3',
        'The style of “P” is ignored: “strokeWidth: 3” is not a list in braces such as {strokeWidth: 3, dash: 2}. Write: {strokeWidth: 3}',
        '{strokeWidth: 3}',
      ],
    ],
  },
  {
    definitions: '\\point{P}{1, 2}\\style{P}{{strokeWidth = 3}}',
    told: [
      [
        'warning',
        '{strokeWidth = 3}',
        'The style of “P” is ignored: “{strokeWidth = 3}” is not a list in braces such as {strokeWidth: 3, dash: 2}. Write: {strokeWidth: 3}',
        '{strokeWidth: 3}',
      ],
    ],
  },
  {
    definitions: '\\point{P}{1, 2}\\style{P}{{dash: 9}}',
    told: [['warning', '9', '\\style of “P” is ignored: “9” is not a number from 0 to 7.']],
  },
  {
    definitions: '\\point{P}{1, 2}\\strokeWidth{P}{3}',
    told: [
      [
        'warning',
        '\\strokeWidth{P}{3}',
        'There is no command \\strokeWidth; “P” is drawn without it. Write: \\style{P}{{strokeWidth: 3}}',
      ],
    ],
  },
  {
    definitions: '\\point{P}{1, 2}\\size{P}{3}',
    told: [
      ['warning', '\\size{P}{3}', 'There is no command \\size; “P” is drawn without it. Write: \\style{P}{{size: 3}}'],
    ],
  },
  {
    definitions: '\\point{P}{1, 2}\\dash{P}{3}',
    told: [
      ['warning', '\\dash{P}{3}', 'There is no command \\dash; “P” is drawn without it. Write: \\style{P}{{dash: 3}}'],
    ],
  },
  {
    definitions: '\\point{P}{1, 2}\\colour{P}{red}',
    told: [
      ['warning', '\\colour{P}{red}', 'There is no command \\colour; “P” is drawn without it. Did you mean “\\color”?'],
    ],
  },
  {
    definitions: '\\circle{k}{(0,0), 2}',
    told: [
      [
        'error',
        '(0,0)',
        'In the definition of “k”: “(0,0)”: define the point first, then write its name here. Define it, for example: \\point{M}{0,0}',
      ],
    ],
  },
  {
    definitions: '\\circle{k}{0, 0, 2}',
    told: [
      [
        'error',
        '\\circle{k}{0, 0, 2}',
        'In the definition of “k”: The number of values is wrong. Given: 3; expected: 2. For example: \\point{M}{1, 0} \\circle{k}{M, 2}',
      ],
    ],
  },
  {
    definitions: '\\circle{k}{M, 2}',
    told: [['error', 'M', '“M” is not defined. Define it, for example: \\point{M}{1, 2}']],
  },
  {
    definitions: '\\line{g}{y=2x+1}',
    told: [
      [
        'error',
        '\\line{g}{y=2x+1}',
        'In the definition of “g”: The number of values is wrong. Given: 1; expected: 2. Write: y, 2x+1',
        'y, 2x+1',
      ],
    ],
  },
  {
    definitions: '\\line{g}{2x+1}',
    told: [
      [
        'error',
        '\\line{g}{2x+1}',
        'In the definition of “g”: The number of values is wrong. Given: 1; expected: 2. Write: y, 2x+1',
        'y, 2x+1',
      ],
    ],
  },
  {
    definitions: '\\line{g}{y, 2x+1=0}',
    told: [
      [
        'error',
        '2x+1=0',
        'In the definition of “g”: “2x+1=0” is an equation; only a term belongs here. Write: 2x+1',
        '2x+1',
      ],
    ],
  },
  {
    definitions: '\\segment{s}{(0,0), (1,1)}',
    told: [
      [
        'error',
        '(0,0)',
        'In the definition of “s”: “(0,0)”: define the point first, then write its name here. Define it, for example: \\point{M}{0,0}',
      ],
      [
        'error',
        '(1,1)',
        'In the definition of “s”: “(1,1)”: define the point first, then write its name here. Define it, for example: \\point{M}{1,1}',
      ],
    ],
  },
  {
    definitions: '\\point{A}{0,0}\\point{B}{1,1}\\segment{s}{AB}',
    told: [
      [
        'error',
        '\\segment{s}{AB}',
        'In the definition of “s”: The number of values is wrong. Given: 1; expected: 2. Write: A, B',
        'A, B',
      ],
    ],
  },
  {
    definitions: '\\point{A}{0,0}\\point{B}{1,1}\\segment{s}{A;B}',
    told: [
      [
        'error',
        '\\segment{s}{A;B}',
        'In the definition of “s”: The number of values is wrong. Given: 1; expected: 2. Write: A, B',
        'A, B',
      ],
    ],
  },
  {
    definitions: '\\slider{a}{0, 1}',
    told: [
      [
        'error',
        '\\slider{a}{0, 1}',
        'In the definition of “a”: The number of values is wrong. Given: 2; expected: 3. For example: \\slider{a}{1, -3, 3}',
      ],
    ],
  },
  {
    definitions: '\\slider{a}{-1, 0, 5}',
    told: [['warning', '-1', 'In the definition of “a”: The start -1 is not between 0 and 5; it becomes 0.']],
  },
  {
    definitions: '\\slider{a}{1, 5, 0}',
    told: [['warning', '5', 'In the definition of “a”: The limits 5 and 0 are the wrong way round; they are swapped.']],
  },
  {
    definitions: '\\slider{a}{1, 2, 2}',
    told: [['warning', '2', 'In the definition of “a”: Both limits are 2, so there is nothing between them.']],
  },
  {
    definitions: '\\slider{a}{[0, 5]}',
    told: [
      [
        'error',
        '\\slider{a}{[0, 5]}',
        'In the definition of “a”: The number of values is wrong. Given: 1; expected: 3. For example: \\slider{a}{1, -3, 3}',
      ],
    ],
  },
  {
    definitions: '\\number{a}{2 3}',
    told: [
      [
        'error',
        '3',
        'In the definition of “a”: Before “3” an operator is missing: two numbers stand next to each other. Expected: an operator, a relation sign, AND or OR, or the end.',
      ],
    ],
  },
  {
    definitions: '\\number{a}{2,5}',
    told: [
      [
        'error',
        '\\number{a}{2,5}',
        'In the definition of “a”: The number of values is wrong. Given: 2; expected: 1. Write: 2.5',
        '2.5',
      ],
    ],
  },
  {
    definitions: '\\number{a}{3**2}',
    told: [
      ['error', '**', 'In the definition of “a”: “**” is not written like this in expressions. Write: 3^2', '3^2'],
    ],
  },
  {
    definitions: '\\number{a}{2(3+4}',
    told: [['error', '(', 'A closing bracket is missing here.', ')']],
  },
  {
    definitions: '\\number{a}{2(3+4))}',
    told: [['error', ')', 'In the definition of “a”: This bracket closes nothing. Write: 2(3+4)', '2(3+4)']],
  },
  {
    definitions: '\\number{a}{|3}',
    told: [
      [
        'error',
        '|',
        'In the definition of “a”: This absolute value bar is never closed. Expected: an operator, a relation sign, AND or OR, or a bar |.',
      ],
    ],
  },
  {
    definitions: '\\number{a}{1/0}',
    told: [
      [
        'warning',
        'a',
        '“a” has no initial value, so it is not visible: the cause may be a division by 0 or the root of a negative number.',
      ],
    ],
  },
  {
    definitions: '\\number{a}{sqrt(-1)}',
    told: [
      [
        'warning',
        'a',
        '“a” has no initial value, so it is not visible: the cause may be a division by 0 or the root of a negative number.',
      ],
    ],
  },
  {
    definitions: '\\number{a}{x^2}',
    told: [
      [
        'error',
        'x',
        '“x” is not defined. A number has one value; a term of x is a function. For example: \\function{f}{x^2}',
      ],
    ],
  },
  {
    definitions: '\\point{P}{x, 2}',
    told: [['error', 'x', '“x” is not defined. Define it, for example: \\slider{x}{1, -5, 5}']],
  },
  {
    definitions: '\\number{a}{b}',
    told: [['error', 'b', '“b” is not defined. Define it, for example: \\slider{b}{1, -5, 5}']],
  },
  {
    definitions: '\\number{a}{a+1}',
    told: [['error', '\\number{a}{a+1}', 'In the definition of “a”: “a” depends on itself.']],
  },
  {
    definitions: '\\number{1a}{2}',
    told: [
      [
        'error',
        '1a',
        '“1a” cannot be the name of a variable. A name starts with a letter and consists of letters, digits and underscores only. Did you mean “a_1a”?',
      ],
    ],
  },
  {
    definitions: '\\number{a b}{2}',
    around: '\\text{1}',
    told: [
      [
        'error',
        'a b',
        '“a b” cannot be the name of a variable. A name starts with a letter and consists of letters, digits and underscores only. Did you mean “a_b”?',
      ],
    ],
  },
  {
    definitions: '\\number{a-b}{2}',
    around: '\\text{1}',
    told: [
      [
        'error',
        'a-b',
        '“a-b” cannot be the name of a variable. A name starts with a letter and consists of letters, digits and underscores only. Did you mean “a_b”?',
      ],
    ],
  },
  {
    definitions: '\\number{sin}{2}',
    told: [
      [
        'error',
        'sin',
        '“sin” cannot be the name of a variable. This name is already used for a function, a constant or a word of the language. Did you mean “sin_1”?',
      ],
    ],
  },
  {
    definitions: '\\number{a}{1}\\number{a}{2}',
    told: [['error', 'a', 'The name “a” is already used; every variable needs its own name.']],
  },
  {
    definitions: '\\number{a}{sen(2)}',
    told: [['error', 'sen', '“sen” is not defined. Did you mean “sin”?', 'sin']],
  },
  {
    definitions: '\\number{a}{Sin(2)}',
    told: [['error', 'Sin', '“Sin” is not defined. Did you mean “sin”?', 'sin']],
  },
  {
    definitions: '\\number{a}{sin 2; 3}',
    told: [
      [
        'error',
        ';',
        'In the definition of “a”: “;” does not fit what comes before it. Expected: an operator, a relation sign, AND or OR, or the end.',
      ],
    ],
  },
  {
    definitions: '\\number{a}{sin(1,2)}',
    told: [
      [
        'error',
        'sin(1,2)',
        'In the definition of “a”: The number of arguments of “sin(1,2)” is wrong. Given: 2; expected: 1.',
      ],
    ],
  },
  {
    definitions: '\\number{a}{arcsin(2)}',
    told: [
      [
        'warning',
        'a',
        '“a” has no initial value, so it is not visible: the cause may be a division by 0 or the root of a negative number.',
      ],
    ],
  },
  {
    definitions: '\\number{a}{tan^{-1}(2)}',
    told: [
      [
        'error',
        '^{-1}',
        'In the definition of “a”: “^{-1}” is not written like this in expressions. Write: tan^(-1)(2)',
        'tan^(-1)(2)',
      ],
    ],
  },
  {
    definitions: '\\number{a}{2^{3}}',
    told: [
      ['error', '^{3}', 'In the definition of “a”: “^{3}” is not written like this in expressions. Write: 2^3', '2^3'],
    ],
  },
  {
    definitions: '\\number{a}{{2+3}}',
    told: [
      [
        'error',
        '{2+3}',
        'In the definition of “a”: “{2+3}” is not written like this in expressions. Write: (2+3)',
        '(2+3)',
      ],
    ],
  },
  {
    definitions: '\\number{a}{[2+3]}',
    told: [['error', '[2+3]', 'In the definition of “a”: Expected: a number; “[2+3]” is not one.']],
  },
  {
    definitions: '\\number{a}{1 < 2}',
    told: [['error', '1 < 2', 'In the definition of “a”: Expected: a number or a term, not the condition “1 < 2”.']],
  },
  {
    definitions: '\\number{a}{5 mod}',
    told: [
      [
        'error',
        '',
        'In the definition of “a”: The expression ends too early. Expected: a number, a name or a bracket.',
      ],
    ],
  },
  {
    definitions: '\\number{a}{x_1}',
    told: [['error', 'x_1', '“x_1” is not defined. Define it, for example: \\slider{x_1}{1, -5, 5}']],
  },
  {
    definitions: '\\function{f}{x^2, x}',
    told: [
      [
        'error',
        'x',
        'In the definition of “f”: “x” is not a list of parameters; they are written in square brackets: [x, y]. Write: [x]',
        '[x]',
      ],
    ],
  },
  {
    definitions: '\\function{f}{x^2, [0, 1]}',
    told: [
      [
        'error',
        '[0, 1]',
        'In the definition of “f”: “[0, 1]” is not a list of parameters such as [x]. \\limits says where a graph starts and ends. For example: \\function{f}{x^2} \\limits{f}{0, 1}',
      ],
    ],
  },
  {
    definitions: '\\function{f}{x^2 for x>0}',
    told: [
      [
        'error',
        'x^2 for x>0',
        'In the definition of “f”: Cases are written with if; its last value is taken where no condition holds. Write: if(x>0; x^2; 0)',
        'if(x>0; x^2; 0)',
      ],
    ],
  },
  {
    definitions: '\\function{f}{x>0 ? x : -x}',
    told: [
      [
        'error',
        'x>0 ? x : -x',
        'In the definition of “f”: “x>0 ? x : -x” is not written like this in expressions. Write: if(x>0; x; -x)',
        'if(x>0; x; -x)',
      ],
    ],
  },
  {
    definitions: '\\function{f}{a*x}',
    told: [
      [
        'error',
        'f',
        'In the definition of “f”: A graph has one parameter, or two on a board in space; given: a, x. Define it, for example: \\slider{a}{1, -5, 5}',
      ],
    ],
  },
  {
    definitions: '\\vector{v}{1, 2}',
    told: [
      [
        'error',
        '\\vector{v}{1, 2}',
        'In the definition of “v”: The number of values is wrong. Given: 2; expected: 1. Write: [1; 2]',
        '[1; 2]',
      ],
    ],
  },
  {
    definitions: '\\vector{v}{(1,2)}',
    told: [
      [
        'error',
        '(1,2)',
        'In the definition of “v”: “(1,2)” is not a vector of two or three coordinates: [1; 2]. Write: [1; 2]',
        '[1; 2]',
      ],
    ],
  },
  {
    definitions: '\\vector{v}{1;2}',
    told: [
      [
        'error',
        '1;2',
        'In the definition of “v”: “1;2” is not a vector of two or three coordinates: [1; 2]. Write: [1; 2]',
        '[1; 2]',
      ],
    ],
  },
  {
    definitions: '\\matrix{M}{[1, 2; 3, 4]}',
    told: [
      [
        'error',
        '[1, 2; 3, 4]',
        'In the definition of “M”: “[1, 2; 3, 4]” is not a matrix with rows of one length: [[1, 2], [3, 4]]. Write: [[1, 2], [3, 4]]',
        '[[1, 2], [3, 4]]',
      ],
    ],
  },
  {
    definitions: '\\matrix{M}{[[1,2],[3]]}',
    told: [
      [
        'error',
        '[[1,2],[3]]',
        'In the definition of “M”: “[[1,2],[3]]” is not a matrix with rows of one length: [[1, 2], [3, 4]].',
      ],
    ],
  },
  {
    definitions: '\\set2d{S}{x^2+y^2}',
    told: [['error', 'x^2+y^2', 'In the definition of “S”: “x^2+y^2” is not an equation or inequality.']],
  },
  {
    definitions: '\\set2d{S}{x+z=1}',
    told: [
      [
        'error',
        'x+z=1',
        'In the definition of “S”: A \\set2d lies in the plane, which has no z. Use x and y, or define a variable z. In space there are \\sphere, \\plane and \\parametricSurface.',
      ],
    ],
  },
  {
    definitions: '\\set2d{S}{x => 1}',
    told: [
      [
        'error',
        '=>',
        'In the definition of “S”: “=>” is not written like this in expressions. Write: x >= 1',
        'x >= 1',
      ],
    ],
  },
  {
    definitions: '\\set2d{S}{0<x<1 und y>0}',
    told: [
      [
        'error',
        'und',
        'In the definition of “S”: “und” is not written like this in expressions. Write: 0<x<1 AND y>0',
        '0<x<1 AND y>0',
      ],
    ],
  },
  {
    definitions: '\\randint{a}{9, 1}',
    told: [['error', '9, 1', 'In the definition of “a”: There is nothing between these limits: 9, 1.']],
  },
  {
    definitions: '\\randint{a}{1}',
    told: [
      [
        'error',
        '\\randint{a}{1}',
        'In the definition of “a”: The number of values is wrong. Given: 1; expected: 2 to 3. For example: \\randint{a}{1}{4}',
      ],
    ],
  },
  {
    definitions: '\\polygon{p}{A, B, C}',
    told: [
      ['error', 'A', '“A” is not defined. Define it, for example: \\point{A}{1, 2}'],
      ['error', 'B', '“B” is not defined. Define it, for example: \\point{B}{1, 2}'],
      ['error', 'C', '“C” is not defined. Define it, for example: \\point{C}{1, 2}'],
    ],
  },
  {
    definitions: '\\angle{w}{A, B, C}',
    told: [
      ['error', 'A', '“A” is not defined. Define it, for example: \\point{A}{1, 2}'],
      ['error', 'B', '“B” is not defined. Define it, for example: \\point{B}{1, 2}'],
      ['error', 'C', '“C” is not defined. Define it, for example: \\point{C}{1, 2}'],
    ],
  },
  {
    definitions: '\\text{t}{Hello}',
    told: [
      [
        'error',
        '\\text{t}{Hello}',
        'There is no element \\text, so “t” is missing from the figure. Did you mean “\\string”?',
      ],
    ],
  },
  {
    definitions: '\\point{A}{0,0}\\point{B}{1,1}\\line[editable]{g}{A, B}',
    told: [
      [
        'warning',
        'editable',
        'In the definition of “g”: It cannot be moved: of its points, A, B would have to be editable as well.',
      ],
    ],
  },
  {
    definitions: '\\function{f}{x^2}\\limits{f}{2, -1}',
    told: [
      ['warning', '2, -1', 'In the definition of “f”: The limits 2 and -1 are the wrong way round; they are swapped.'],
    ],
  },
  {
    definitions: '\\point{P}{9, 9}',
    told: [['warning', 'P', '“P” at (9, 9) is not visible: the board shows x from -5 to 5 and y from -5 to 5.']],
  },
  {
    definitions: '\\slider{a}{1, 0, 5}\\point{P}{a, 1}',
    around: '\\begin{canvas}\\plot{P}\\end{canvas}',
    told: [['warning', 'a', '“a” can be moved, but it is on no board, so nobody can. Add it to \\plot.']],
  },
  {
    definitions: '\\number{b}{2}\\point{P}{1, 1}',
    around: '\\begin{canvas}\\plot{P}\\end{canvas}',
    told: [['warning', 'b', '“b” is neither plotted nor mentioned anywhere.']],
  },
  {
    definitions: '\\point{P}{1, 1}',
    around: '\\begin{canvas}\\coordinateSystem\\end{canvas}',
    told: [
      ['warning', 'P', '“P” is neither plotted nor mentioned anywhere.'],
      ['warning', '\\begin{canvas}\\coordinateSystem\\end{canvas}', 'This board is empty: \\plot is missing.'],
    ],
  },
  {
    definitions: '\\point{P}{1, 1}',
    around: '',
    told: [['warning', '', 'Nothing in this figure is visible: it has neither a board (\\begin{canvas}) nor a text.']],
  },
  {
    definitions: '\\point{P}{1, 1}',
    around: '\\begin{canvas}\\plotSize{40000}\\plot{P}\\end{canvas}',
    told: [['warning', '40000', '“40000” pixels are too many; a board has at most 4000.', '4000']],
  },
  {
    definitions: '\\point{P}{1, 1}',
    around: '\\begin{canvas}\\plotLeft{5}\\plotRight{-5}\\plot{P}\\end{canvas}',
    told: [
      [
        'error',
        '5',
        '\\plotLeft must be less than \\plotRight; the usual part of the plane is shown. Left and bottom are the smaller numbers.',
      ],
    ],
  },
  {
    definitions: '\\point{P}{1, 1}',
    around: '\\begin{canvas}\\plot{P, Q}\\end{canvas}',
    told: [['error', 'Q', '“Q” is not defined. Define it, for example: \\point{Q}{1, 2}']],
  },
  {
    definitions: '\\point{P}{1, 1}',
    around: '\\begin{canvas}\\plot{P}\\end{canvas}\\text{\\IF{P[x]}{right}}',
    told: [['error', 'P[x]', 'In the condition “P[x]”: “P[x]” is not a condition such as a > 0.']],
  },
  {
    definitions: '\\point{P}{1, 1}',
    around: '\\begin{canvas}\\plot{P}\\end{canvas}\\text{$\\var{P[z]}$}',
    told: [['error', '\\var{P[z]}', 'This text of the figure cannot be shown. There is no coordinate “P[z]”.']],
  },
  {
    definitions: '\\point[edtable]{P}{1, 1}',
    told: [
      [
        'warning',
        'edtable',
        'In the definition of “P”: There is no option “edtable”; it is ignored. Possible: editable. Did you mean “editable”?',
        'editable',
      ],
    ],
  },
  {
    definitions: '\\matrix[green]{A}{[[1,2],[3,4]]}',
    told: [['warning', 'green', 'In the definition of “A”: “matrix” has no options; [green] is ignored.']],
  },
  {
    definitions: "\\point{P}{1, 1}\\style{P}{{face: 'star'}}",
    told: [
      [
        'warning',
        "'star'",
        "\\style of “P” is ignored: There is no shape “'star'” for points. Possible: o, [], +, <>, x.",
      ],
    ],
  },
  {
    definitions: '\\point{P}{1, 1}\\transparency{P}{40}',
    told: [['warning', '40', '\\transparency of “P” is ignored: “40” is not a number from 0 to 1.']],
  },
  {
    definitions: '\\segment{s}{P, Q}\\point{P}{0,0}\\slider{Q}{1,0,2}',
    told: [['error', 'Q', 'In the definition of “s”: Expected: the name of a point, not “Q”.']],
  },
];

/** Commands among definitions that define nothing. */
const attributes = /^(?:color|colour|style|size|dash|strokeWidth|limits|transparency)$/;

function sourceOf({ definitions, around }: Mistake): string {
  const defined = [...definitions.matchAll(/\\(\w+)(?:\[[^\]]*\])?\{(\w+)\}/g)];
  const names = defined.flatMap(([, command = '', name = '']) => (attributes.test(command) ? [] : [name]));
  const board = `\\begin{canvas}\\plot[coordinateSystem]{${[...new Set(names)].join(',')}}\\end{canvas}`;
  const variables = `\\begin{variables}${definitions}\\end{variables}`;
  const figure = `\\begin{visualization}{v1}${variables}${around ?? board}\\end{visualization}`;
  return `\\begin{content}\\title{t}${figure}\\end{content}`;
}

function told(source: string, finding: Finding): readonly (string | undefined)[] {
  const { severity, span, fix } = finding;
  const parts = [severity, source.slice(span.from, span.to), messageOf(finding)];
  return fix === undefined ? parts : [...parts, fix.text];
}

describe.each(mistakes)('$definitions $around', (mistake) => {
  const source = sourceOf(mistake);
  const findings = checkSource(source);

  it('is told with its place, its sign and what to write', () => {
    expect(findings.map((finding) => told(source, finding))).toEqual(mistake.told);
  });

  it('is no mistake any more where a fix is taken', () => {
    for (const finding of findings) {
      if (finding.fix === undefined) continue;
      const mended = applyEdits(source, [finding.fix]);
      expect(checkSource(mended).map(messageOf)).not.toContain(messageOf(finding));
    }
  });

  it.each(Object.entries({ de, en, fr, zh }))('is told in %s without a gap', (_, texts) => {
    for (const finding of findings) {
      for (const key of sentencesOf(finding)) {
        const [group = '', name] = key.split('.');
        const text = textAt(texts, group, name);
        const gaps = [...text.matchAll(/\{\{(\w+)\}\}/g)].flatMap(([, gap]) => gap ?? []);
        const known = [...Object.keys(finding.data), 'things'];
        expect([key, gaps.filter((gap) => !known.includes(gap))]).toEqual([key, []]);
      }
    }
  });
});

function textAt(texts: object, group: string, name: string | undefined): string {
  const found: unknown = Object.entries(texts).find(([key]) => key === group)?.[1];
  if (typeof found === 'string') return found;
  const inside: unknown = Object.entries(found ?? {}).find(([key]) => key === name)?.[1];
  if (typeof inside !== 'string') throw new Error(`no text ${group}.${name ?? ''}`);
  return inside;
}

it('covers seventy mistakes and more', () => {
  expect(mistakes.length).toBeGreaterThanOrEqual(70);
});
