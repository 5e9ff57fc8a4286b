// The contestants of the expression benches: each parses a text and returns a function of x and y; a is 2, b is 3.
import { createRequire } from 'node:module';
import { bundle } from './measuring.mjs';

const require = createRequire(import.meta.url);
const slots = new Map(['x', 'y', 'a', 'b'].map((name, slot) => [name, slot]));

/** Our bundle is built by the parent process, so that a child loads it just as it loads the others. */
export async function prepareOurs() {
  process.env.OUR_BUNDLE ??= await bundle('packages/core/src/expression/index.ts');
  return import(process.env.OUR_BUNDLE);
}

const scope = { x: 0, y: 0, a: 2, b: 3 };

/** Evaluates in a single scope, in which x and y are replaced. */
function inScope(evaluate) {
  return (x, y) => {
    scope.x = x;
    scope.y = y;
    return evaluate(scope);
  };
}

export const engines = {
  ours: async () => {
    const { compileExpression, parseExpression } = await prepareOurs();
    const frame = Float64Array.of(0, 0, 2, 3);
    return (text) => {
      const parsed = parseExpression(text);
      if (!parsed.ok) throw new Error(`${text}: ${parsed.failure.kind}`);
      const compiled = compileExpression(parsed.value, { slots });
      if (!compiled.ok) throw new Error(`${text}: ${compiled.failure.kind}`);
      const { evaluate } = compiled.value;
      return (x, y) => {
        frame[0] = x;
        frame[1] = y;
        return evaluate(frame);
      };
    };
  },
  mathjs: async () => {
    const math = await import('mathjs');
    return (text) => {
      const compiled = math.compile(text);
      return inScope((scope) => compiled.evaluate(scope));
    };
  },
  'expr-eval-fork': async () => {
    const { Parser } = require('expr-eval-fork');
    const parser = new Parser();
    return (text) => {
      const parsed = parser.parse(text);
      return inScope((scope) => parsed.evaluate(scope));
    };
  },
  JessieCode: async () => {
    const { default: JXG } = await import('jsxgraph');
    JXG.Board.prototype.setAttribute = function () {
      return this;
    };
    const board = JXG.JSXGraph.initBoard(null, { renderer: 'no', boundingbox: [-5, 5, 5, -5] });
    return (text) => {
      const compiled = board.jc.snippet(text, true, 'x,y,a,b', true);
      return (x, y) => compiled(x, y, 2, 3);
    };
  },
  kas: async () => {
    const kas = require('@khanacademy/kas');
    return (text) => {
      const { parsed, expr } = kas.parse(inItsNotation(text));
      if (!parsed) throw new Error(`kas does not read ${text}`);
      const compiled = expr.compile();
      return inScope((scope) => compiled(scope));
    };
  },
};

/** For kas, sin(x)^2 is sin(x^2), and it has neither exp nor atan. */
function inItsNotation(text) {
  return text
    .replaceAll('exp(', 'e^(')
    .replaceAll('atan(', 'arctan(')
    .replaceAll(/(sin|cos)\(x\)\^2/g, '($1(x))^2');
}
