import { chakra, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import type { Language } from '@lemma/core/language';
import { PreviewStore } from '@lemma/core/preview';
import { tokens } from '@lemma/core/tokens';
import { seedOfVersion, totalPoints, type PaperSheet, type Worksheet } from '@lemma/core/worksheet';
import { useEffect, useEffectEvent, useId, useMemo, useState } from 'react';
import { useService } from '../binding/index.ts';
import { ShownText, useTexts } from '../language/index.ts';
import { PaperProblem } from './paper-problem.tsx';
import { paperStyle } from './paper-style.ts';

interface PaperSheetsProps {
  readonly worksheet: Worksheet;
  readonly language: Language;
  readonly sheets: readonly PaperSheet[];
  /** Below each problem, in centimetres. */
  readonly room: number;
  readonly ownPages: boolean;
  /** Called with the number of sheets that are complete. */
  readonly onReady: (sheets: number) => void;
}

/** The sheets of a worksheet, as they are printed. They appear one after the other, so that the page stays alive. */
export function PaperSheets({ worksheet, language, sheets, room, ownPages, onReady }: PaperSheetsProps) {
  const documents = useService(tokens.documentGateway);
  const log = useService(tokens.log);
  const { problems } = worksheet;
  const stores = useMemo(
    () => problems.map(({ path }) => new PreviewStore({ documents, log }, { path, language })),
    [documents, log, problems, language],
  );
  useEffect(() => {
    for (const store of stores) void store.load();
  }, [stores]);
  const [ready, setReady] = useState<ReadonlySet<string>>(new Set());
  const keyOf = ({ kind, version }: PaperSheet) => `${language} ${kind} ${String(version)}`;
  const waiting = sheets.findIndex((sheet) => !ready.has(keyOf(sheet)));
  const complete = waiting === -1 ? sheets.length : waiting;
  const tell = useEffectEvent(onReady);
  useEffect(() => tell(complete), [complete]);
  return (
    <Stack gap="8" css={paperStyle} _print={{ display: 'block' }}>
      {sheets.slice(0, complete + 1).map((sheet) => (
        <Sheet
          key={keyOf(sheet)}
          sheet={sheet}
          worksheet={worksheet}
          stores={stores}
          language={language}
          room={room}
          ownPages={ownPages}
          onWhole={() => setReady((before) => new Set(before).add(keyOf(sheet)))}
        />
      ))}
    </Stack>
  );
}

interface SheetProps extends Pick<PaperSheetsProps, 'worksheet' | 'language' | 'room' | 'ownPages'> {
  readonly sheet: PaperSheet;
  /** Of the problems of the worksheet, in their order. */
  readonly stores: readonly PreviewStore[];
  readonly onWhole: () => void;
}

function Sheet({ sheet, worksheet, stores, language, room, ownPages, onWhole }: SheetProps) {
  const { t } = useTexts('worksheet');
  const id = useId();
  const { kind, version, name } = sheet;
  const [shown, setShown] = useState<ReadonlySet<number>>(new Set());
  const isWhole = shown.size === stores.length;
  const tellWhole = useEffectEvent(onWhole);
  useEffect(() => {
    if (isWhole) tellWhole();
  }, [isWhole]);
  return (
    <chakra.section aria-labelledby={id} data-sheet={kind} lang={language}>
      <Flex id={id} justify="space-between" align="baseline" gap="4" wrap="wrap">
        <Heading as="h2" size="xl">
          <ShownText texts={worksheet.title} reader={language} />
          {kind === 'solutions' && ` – ${t('paper.solutions')}`}
        </Heading>
        <Text fontWeight="semibold">{t('paper.version', { version })}</Text>
      </Flex>
      {(kind === 'problems' || name !== undefined) && (
        <Flex justify="space-between" gap="4" wrap="wrap" mt="2">
          <span>{name === undefined ? <Blank label={t('paper.name')} /> : `${t('paper.name')} ${name}`}</span>
          {kind === 'problems' && (
            <span>
              <Blank label={t('paper.reached')} short /> / {totalPoints(worksheet)}
            </span>
          )}
        </Flex>
      )}
      {worksheet.problems.map((problem, index) => {
        const store = stores[index];
        return (
          store && (
            <PaperProblem
              key={problem.path}
              problem={problem}
              number={index + 1}
              store={store}
              seed={seedOfVersion(problem, version)}
              withSolution={kind === 'solutions'}
              room={kind === 'solutions' ? 0 : room}
              startsPage={ownPages && kind === 'problems' && index > 0}
              idPrefix={`${kind}-${String(version)}-${String(index + 1)}-`}
              onWhole={() => setShown((before) => new Set(before).add(index))}
            />
          )
        );
      })}
    </chakra.section>
  );
}

/** A line to write on. */
function Blank({ label = '', short = false }: { readonly label?: string; readonly short?: boolean }) {
  return (
    <>
      {label}{' '}
      <chakra.span
        aria-hidden="true"
        display="inline-block"
        borderBottomWidth="1px"
        borderColor="fg"
        width={short ? '12' : '60'}
        maxW="100%"
      />
    </>
  );
}
