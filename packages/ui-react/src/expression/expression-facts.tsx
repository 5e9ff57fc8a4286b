import { chakra } from '@chakra-ui/react';
import {
  differentiate,
  expand,
  failureData,
  freeNames,
  isTruthValued,
  normalise,
  printTex,
  printText,
  type Expression,
} from '@lemma/core/expression';
import { readExample } from '@lemma/viz-engine/examples';
import { useMemo, type ReactNode } from 'react';
import { LiveFormula } from '../formula/index.ts';
import { useFindingText, useTexts } from '../language/index.ts';
import { VisualizationView } from '../visualization/index.ts';
import { ExpressionTree } from './expression-tree.tsx';

interface ExpressionFactsProps {
  readonly expression: Expression;
  readonly decimalComma: boolean;
}

const noValues = { live: false, show: () => undefined, holds: () => true };

/** Formula, text, normal and expanded form, derivative, graph and tree of an expression. */
export function ExpressionFacts({ expression, decimalComma }: ExpressionFactsProps) {
  const { t } = useTexts('expression');
  const isNumber = !isTruthValued(expression);
  const formula = (each: Expression): ReactNode => (
    <LiveFormula tex={printTex(each, { decimalComma })} values={noValues}>
      {printText(each)}
    </LiveFormula>
  );
  return (
    <chakra.dl display="grid" gap="3" css={{ '& dt': { fontWeight: 'semibold' }, '& dd': { overflowX: 'auto' } }}>
      <Fact name={t('formula')}>{formula(expression)}</Fact>
      <Fact name="TeX">
        <code>{printTex(expression, { decimalComma })}</code>
      </Fact>
      <Fact name={t('written')}>
        <code>{printText(expression)}</code>
      </Fact>
      {isNumber && (
        <>
          <Fact name={t('normal')}>{formula(normalise(expression))}</Fact>
          <Fact name={t('expanded')}>{formula(expand(expression))}</Fact>
          <Derivative expression={expression} formula={formula} />
          <Graph expression={expression} />
        </>
      )}
      <Fact name={t('tree')}>
        <ExpressionTree expression={expression} />
      </Fact>
    </chakra.dl>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

interface DerivativeProps {
  readonly expression: Expression;
  readonly formula: (expression: Expression) => ReactNode;
}

function Derivative({ expression, formula }: DerivativeProps) {
  const { t } = useTexts('expression');
  const inWords = useFindingText();
  const names = [...freeNames(expression)].sort();
  const shown = names.length === 0 ? ['x'] : names;
  return shown.map((name) => {
    const derivative = differentiate(expression, name);
    return (
      <Fact key={name} name={t('derivative', { name })}>
        {derivative.ok
          ? formula(derivative.value)
          : inWords({ code: 'BAD_DEFINITION', data: { ...failureData(derivative.failure), name: '' } })}
      </Fact>
    );
  });
}

/** The graph, if there is at most one variable. */
function Graph({ expression }: { readonly expression: Expression }) {
  const { t } = useTexts('expression');
  const names = [...freeNames(expression)];
  const [name = 'x', ...others] = names;
  const text = printText(expression);
  const figure = useMemo(
    () => readExample({ definitions: [{ type: 'function', name: 'graph', values: [text, `[${name}]`] }] }, 'graph1'),
    [text, name],
  );
  if (others.length > 0) return null;
  return (
    <Fact name={t('graph')}>
      <VisualizationView key={text} visualization={figure} seed={1} />
    </Fact>
  );
}
