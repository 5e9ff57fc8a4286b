import { Button, chakra } from '@chakra-ui/react';
import { tokens } from '@lemma/core/tokens';
import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { useService } from '../binding/index.ts';
import { useTexts } from '../language/index.ts';
import { exampleNames, examples, type ExampleName } from './examples/index.ts';
import { keepExample, keepText, keptExample, keptText } from './kept-text.ts';
import { Workbench } from './workbench.tsx';

/** The variant of a page's random values. */
export interface VariantOfPage {
  /** If missing, as every reader sees it. */
  readonly seed?: number | undefined;
  /** The address of the page with another seed. */
  readonly hrefOfSeed: (seed: number) => string;
}

/** The public try-out page (specification 000 §2): an initial example, its source, and the page that follows it. */
export function TryOutScreen({ seed, hrefOfSeed }: VariantOfPage) {
  const { t } = useTexts('try-out');
  const storage = useService(tokens.ownStorage);
  const gateway = useService(tokens.conversionGateway);
  const [example, setExample] = useState(() => keptExample(storage));
  const choose = (name: ExampleName) => {
    keepExample(storage, name);
    setExample(name);
  };
  return (
    <Workbench
      name={example}
      title={t('title')}
      kind="tex"
      gateway={gateway}
      language="en"
      start={keptText(storage, example)}
      seed={seed}
      hrefOfSeed={hrefOfSeed}
      onWrite={(text) => keepText(storage, example, text)}
      tools={(replace) => (
        <>
          <ExampleChoice example={example} onChoose={choose} />
          <Button size="sm" variant="outline" onClick={() => replace(examples[example])}>
            <RotateCcw size={15} aria-hidden="true" />
            {t('reset')}
          </Button>
        </>
      )}
    />
  );
}

function ExampleChoice(props: { readonly example: ExampleName; readonly onChoose: (example: ExampleName) => void }) {
  const { t } = useTexts('try-out');
  return (
    <chakra.div role="group" aria-label={t('example')} display="flex" flexWrap="wrap" gap="1">
      {exampleNames.map((name) => (
        <Button
          key={name}
          size="sm"
          variant={name === props.example ? 'subtle' : 'ghost'}
          aria-pressed={name === props.example}
          onClick={() => props.onChoose(name)}
        >
          {t(`examples.${name}`)}
        </Button>
      ))}
    </chakra.div>
  );
}
