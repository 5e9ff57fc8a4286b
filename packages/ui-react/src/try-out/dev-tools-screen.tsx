import { Heading, Stack, chakra } from '@chakra-ui/react';
import { convertedFrom, type ConversionGateway } from '@lemma/core/conversion';
import { tokens } from '@lemma/core/tokens';
import { useService } from '../binding/index.ts';
import type { SourceKind } from '../editor/index.ts';
import { ExpressionInput } from '../expression/index.ts';
import { useTexts } from '../language/index.ts';
import { examples } from './examples/index.ts';
import type { VariantOfPage } from './try-out-screen.tsx';
import { Workbench } from './workbench.tsx';

/** XML needs no conversion: it is already the result of one. */
const asItIs: ConversionGateway = {
  convert: (xml) => ({ answer: Promise.resolve(convertedFrom(xml, [])), cancel: () => undefined }),
  checkSeeds: () => ({ answer: Promise.resolve([]), cancel: () => undefined }),
};

const firstXml = `<document kind="article" lang="en">
  <title>A document</title>
  <content>
    <p>Text with <em>emphasis</em>.</p>
  </content>
</document>
`;

const starts: Readonly<Record<SourceKind, string>> = { tex: examples.fractions, xml: firstXml };
const kinds = ['tex', 'xml', 'expression'] as const;

/** What is typed in the playground: a source, or a single expression. */
export type PlaygroundKind = (typeof kinds)[number];

interface DevToolsScreenProps extends VariantOfPage {
  readonly kind: PlaygroundKind;
  readonly onChooseKind: (kind: PlaygroundKind) => void;
}

/**
 * The playground for developers (specification 000 §2): TeX or document XML, and the page made from it; or an expression
 * and its formula.
 */
export function DevToolsScreen({ kind, onChooseKind, seed, hrefOfSeed }: DevToolsScreenProps) {
  const { t, language } = useTexts('try-out');
  const storage = useService(tokens.ownStorage);
  const converter = useService(tokens.conversionGateway);
  const key = `dev-tools.${kind}`;
  if (kind === 'expression') {
    return (
      <Stack gap="6" maxW="750px">
        <Stack direction="row" justify="space-between" align="center" wrap="wrap" gap="3">
          <Heading as="h1" size="xl">
            {t('devTools.title')}
          </Heading>
          <KindChoice kind={kind} onChoose={onChooseKind} />
        </Stack>
        <ExpressionInput start={storage.read(key) ?? ''} onCommit={(text) => storage.write(key, text)} />
      </Stack>
    );
  }
  return (
    <Workbench
      name={`${kind} ${language}`}
      title={t('devTools.title')}
      kind={kind}
      gateway={kind === 'tex' ? converter : asItIs}
      language={language}
      start={storage.read(key) ?? starts[kind]}
      seed={seed}
      hrefOfSeed={hrefOfSeed}
      onWrite={(text) => storage.write(key, text)}
      tools={() => <KindChoice kind={kind} onChoose={onChooseKind} />}
    />
  );
}

interface KindChoiceProps {
  readonly kind: PlaygroundKind;
  readonly onChoose: (kind: PlaygroundKind) => void;
}

function KindChoice({ kind, onChoose }: KindChoiceProps) {
  const { t } = useTexts('try-out');
  return (
    <chakra.fieldset display="flex" alignItems="center" gap="4">
      <chakra.legend srOnly>{t('devTools.kind')}</chakra.legend>
      {kinds.map((each) => (
        <chakra.label key={each} display="flex" alignItems="center" gap="2" cursor="pointer">
          <chakra.input
            type="radio"
            name="source-kind"
            accentColor="brand.solid"
            checked={each === kind}
            onChange={() => onChoose(each)}
          />
          {t(`devTools.${each}`)}
        </chakra.label>
      ))}
    </chakra.fieldset>
  );
}
