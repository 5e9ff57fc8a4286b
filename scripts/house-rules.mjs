// Rules of this house for oxlint, which no library has. Each refuses the nodes that its selector finds, with what to do
// instead.

/** A rule that refuses what a selector finds. */
function refuses(selector, message) {
  return { create: (context) => ({ [selector]: (node) => context.report({ node, message }) }) };
}

/** Calls of vitest, Storybook and Testing Library that take a timeout. */
const testCalls = [
  '[callee.name=/^(it|test|describe|beforeAll|beforeEach|afterAll|afterEach|waitFor)$/]',
  '[callee.object.name=/^(it|test|describe)$/]',
  "[callee.type='CallExpression']",
  '[callee.property.name=/^(find|poll)/]',
].join(', ');

const rules = {
  'no-default-export': refuses('ExportDefaultDeclaration', 'Named exports only: a thing has one name everywhere.'),
  'no-enum': refuses('TSEnumDeclaration', 'Use a union of literals.'),
  'one-end': refuses(
    ":matches(MethodDefinition[accessibility!='private'], TSMethodSignature, TSPropertySignature[typeAnnotation.typeAnnotation.type='TSFunctionType'])[key.type='Identifier'][key.name=/^(close|destroy|release|stop|teardown|terminate|unsubscribe)$/]",
    'What holds something open is a Disposable of core/platform: its end is `dispose()`.',
  ),
  'no-animate': refuses(
    "CallExpression[callee.property.name='animate']",
    'Styles move things; for time ask the Clock port of core/platform.',
  ),
  // An entity such as `&ensp;` is not a word.
  'translated-texts': refuses(
    'JSXText[value=/(?:^|[^&\\p{L}])\\p{L}{2,}/u]',
    'Texts on a screen come from src/language/texts.',
  ),
  // The effect of an act may come in a later frame: a story waits for everything it expects.
  'stories-wait': refuses(
    `:matches(${['object', 'object.object']
      .map(
        (path) =>
          `:matches(AwaitExpression, ExpressionStatement) > CallExpression[callee.${path}.callee.name='expect']`,
      )
      .join(', ')})`,
    'Write `await waitFor(() => expect(…)…)`.',
  ),
  // A machine may be ten times as slow as ours, so a test of its own timeout fails where nothing is wrong.
  'usual-timeouts': refuses(
    ['> Literal[value>=1000]:last-child', "> ObjectExpression > Property[key.name='timeout'] > Literal[value>1]"]
      .map((limit) => `CallExpression:matches(${testCalls}) ${limit}`)
      .join(', '),
    'Tests have the usual timeouts. To show that something is quick, count its work.',
  ),
};

export default { meta: { name: 'house' }, rules };
