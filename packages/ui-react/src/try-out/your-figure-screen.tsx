import { Button, Link, chakra } from '@chakra-ui/react';
import { tokens } from '@lemma/core/tokens';
import { Link as LinkIcon } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useService } from '../binding/index.ts';
import { useTexts } from '../language/index.ts';
import { WordsShownContext } from '../visualization/index.ts';
import { examples } from './examples/index.ts';
import { Workbench } from './workbench.tsx';

/** A figure in the authoring language, in one of its variants. */
export interface SharedFigure {
  readonly source: string;
  readonly seed: number;
}

interface YourFigureScreenProps {
  /** The figure in a link. It replaces the current one; Ctrl+Z restores that. */
  readonly shared: SharedFigure | undefined;
  readonly hrefOf: (figure: SharedFigure) => string;
}

const keys = { text: 'your-figure.text', seed: 'your-figure.seed', taken: 'your-figure.taken' };

/**
 * A page for authors of figures: source and figure side by side, with its description, its findings, and its variants
 * by seed.
 */
export function YourFigureScreen({ shared, hrefOf }: YourFigureScreenProps) {
  const { t, language } = useTexts('try-out');
  const storage = useService(tokens.sessionStorage);
  const gateway = useService(tokens.conversionGateway);
  const [text, setText] = useState(() => storage.read(keys.text) ?? examples.visualization);
  const [seed, setSeed] = useState(() => seedFrom(storage.read(keys.seed) ?? ''));
  const write = (written: string) => {
    storage.write(keys.text, written);
    setText(written);
  };
  const chooseSeed = (chosen: number) => {
    storage.write(keys.seed, String(chosen));
    setSeed(chosen);
  };
  return (
    <WordsShownContext value={true}>
      <Workbench
        name={`your-figure ${language}`}
        title={t('yourFigure.title')}
        kind="tex"
        gateway={gateway}
        language={language}
        start={text}
        seed={seed}
        hrefOfSeed={(other) => hrefOf({ source: text, seed: other })}
        onWrite={write}
        tools={(replace) => (
          <>
            <Take
              shared={shared}
              onTake={(figure) => {
                // A reloaded page keeps the changes made since its link was opened.
                const taken = hrefOf(figure);
                if (storage.read(keys.taken) === taken && figure.seed === seed) return;
                storage.write(keys.taken, taken);
                replace(figure.source);
                chooseSeed(figure.seed);
              }}
            />
            <SeedField seed={seed} onChoose={chooseSeed} />
            <Link href={hrefOf({ source: text, seed })} title={t('yourFigure.linkHint')} fontSize="sm">
              <LinkIcon size={15} aria-hidden="true" />
              {t('yourFigure.link')}
            </Link>
            {!hasFrame.test(text) && <NoFigure text={text} onReplace={replace} />}
          </>
        )}
      />
    </WordsShownContext>
  );
}

/** The environments of figures. */
const hasFrame = /\\begin\{(?:visualization|generic\w+Visualization)\}/;

/** Adopts the figure in a link, once per link. */
function Take({ shared, onTake }: Pick<YourFigureScreenProps, 'shared'> & { onTake: (figure: SharedFigure) => void }) {
  const take = useEffectEvent(onTake);
  useEffect(() => {
    if (shared !== undefined) take(shared);
  }, [shared]);
  return null;
}

function SeedField({ seed, onChoose }: { readonly seed: number; readonly onChoose: (seed: number) => void }) {
  const { t } = useTexts('try-out');
  return (
    <chakra.label display="flex" alignItems="center" gap="2" fontSize="sm">
      {t('yourFigure.seed')}
      <chakra.input
        type="number"
        min={0}
        max={mostSeed}
        step={1}
        value={seed}
        onChange={({ target }) => onChoose(seedFrom(target.value))}
        width="6.5rem"
        minH="9"
        px="2"
        borderWidth="1px"
        borderColor="border.emphasized"
        rounded="md"
        bg="bg.panel"
        fontVariantNumeric="tabular-nums"
      />
    </chakra.label>
  );
}

/** Pasted text without its environment gets one; an empty page offers a starting point. */
function NoFigure({ text, onReplace }: { readonly text: string; readonly onReplace: (text: string) => void }) {
  const { t } = useTexts('try-out');
  const isEmpty = text.trim() === '';
  return (
    <chakra.p role="status" display="flex" flexWrap="wrap" alignItems="center" gap="3" fontSize="sm">
      {t('yourFigure.none')}
      <Button size="sm" variant="outline" onClick={() => onReplace(isEmpty ? examples.visualization : framed(text))}>
        {t(isEmpty ? 'yourFigure.example' : 'yourFigure.frame')}
      </Button>
    </chakra.p>
  );
}

/** Bare definitions are also put into their environment, with a board that shows all of them. */
function framed(text: string): string {
  const hasVariables = text.includes('\\begin{variables}');
  const names = [...text.matchAll(/^\s*\\\w+(?:\[[^\]]*\])?\{(\w+)\}\{/gm)].map(([, name]) => name);
  const canvas = `\\begin{canvas}\n  \\plot[coordinateSystem]{${[...new Set(names)].join(', ')}}\n\\end{canvas}`;
  const inner = hasVariables ? text.trim() : `\\begin{variables}\n${text.trimEnd()}\n\\end{variables}\n${canvas}`;
  return `\\begin{visualization}{figure1}\n${inner}\n\\end{visualization}\n`;
}

const mostSeed = 9_999_999_999;

/** A seed from a text; 1 if it is invalid. */
function seedFrom(text: string): number {
  return /^\d{1,10}$/.test(text) ? Number(text) : 1;
}
