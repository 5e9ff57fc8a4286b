import { Stack, chakra } from '@chakra-ui/react';
import type { DocumentKind } from '@lemma/core/document';
import type { Language } from '@lemma/core/language';
import { positionsIn, type Finding } from '@lemma/core/source';
import { tokens } from '@lemma/core/tokens';
import { CircleAlert, CircleCheck, LoaderCircle } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useService } from '../binding/index.ts';
import { useFindingText, useTexts } from '../language/index.ts';

interface SourceChecksProps {
  readonly text: string;
  readonly language: Language;
  /** Whether it is written anew: then it need not be a problem. */
  readonly isNew: boolean;
  readonly onGoTo: (line: number) => void;
}

/** What is known about a source; undefined while it is being checked. */
interface Checked {
  readonly text: string;
  readonly converts?: readonly Finding[];
  readonly kind?: DocumentKind;
  readonly solutions?: readonly Finding[];
}

const isError = ({ severity }: Finding) => severity === 'error';

/** What the server will check before it saves: the source converts, is a problem, and its solutions are accepted. A new document may be an article, too. */
export function SourceChecks({ text, language, isNew, onGoTo }: SourceChecksProps) {
  const { t } = useTexts('customisation');
  const gateway = useService(tokens.conversionGateway);
  const [checked, setChecked] = useState<Checked>({ text });
  const known: Checked = checked.text === text ? checked : { text };
  useEffect(() => {
    const converting = gateway.convert(text, language);
    const seeding = gateway.checkSeeds(text, language);
    let isWanted = true;
    void converting.answer.then((converted) => {
      if (!isWanted || !converted.ok) return;
      const { document, findings } = converted.value;
      setChecked((before) => ({
        ...(before.text === text ? before : { text }),
        converts: findings.filter(isError),
        kind: document.kind,
      }));
    });
    void seeding.answer.then((found) => {
      if (!isWanted) return;
      setChecked((before) => ({ ...(before.text === text ? before : { text }), solutions: found.filter(isError) }));
    });
    return () => {
      isWanted = false;
      converting.cancel();
      seeding.cancel();
    };
  }, [gateway, text, language]);
  return (
    <Stack as="ul" gap="1" listStyleType="none" role="list">
      <Check
        state={known.converts && known.converts.length === 0}
        good={t('checks.converts')}
        bad={t('checks.convertsNot')}
      />
      <FindingLines findings={known.converts ?? []} text={text} onGoTo={onGoTo} />
      {isNew ? (
        // Whatever it is, it can be written anew.
        <Check state={known.kind && true} good={t('checks.document')} />
      ) : (
        <Check state={known.kind && known.kind === 'problem'} good={t('checks.problem')} bad={t('checks.problemNot')} />
      )}
      <Check
        state={known.solutions && known.solutions.length === 0}
        good={t('checks.solutions')}
        bad={t('checks.solutionsNot')}
      />
      <FindingLines findings={known.solutions ?? []} text={text} onGoTo={onGoTo} />
    </Stack>
  );
}

interface CheckProps {
  /** Undefined while it is being checked. */
  readonly state: boolean | undefined;
  readonly good: string;
  /** Missing if it cannot go wrong. */
  readonly bad?: string;
}

function Check({ state, good, bad }: CheckProps) {
  const { t } = useTexts('customisation');
  const Icon = state === undefined ? LoaderCircle : state ? CircleCheck : CircleAlert;
  return (
    <chakra.li display="flex" gap="2" alignItems="center">
      <chakra.span color={state === undefined ? 'fg.muted' : state ? 'fg.success' : 'fg.error'} flex="none">
        <Icon size={16} aria-hidden="true" />
      </chakra.span>
      {state === undefined ? t('checks.running') : state ? good : (bad ?? good)}
    </chakra.li>
  );
}

/** Nobody reads more at once. */
const mostLines = 5;

interface FindingLinesProps {
  readonly findings: readonly Finding[];
  readonly text: string;
  readonly onGoTo: (line: number) => void;
}

function FindingLines({ findings, text, onGoTo }: FindingLinesProps) {
  const { t } = useTexts('customisation');
  const findingText = useFindingText();
  const positionAt = positionsIn(text);
  return findings.slice(0, mostLines).map((finding, at) => {
    const { line } = positionAt(finding.span.from);
    return (
      <chakra.li key={at} ps="6">
        <chakra.button
          type="button"
          textAlign="start"
          textDecoration="underline"
          minH="6"
          cursor="pointer"
          onClick={() => onGoTo(line)}
        >
          {t('failure.compilationErrorInLine', { line })} {findingText(finding)}
        </chakra.button>
      </chakra.li>
    );
  });
}
