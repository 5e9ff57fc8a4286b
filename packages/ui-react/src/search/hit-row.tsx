import { Badge, Box, Checkbox, Flex, HStack, IconButton, Text, chakra } from '@chakra-ui/react';
import { enumerated, languageOfText, textIn, type Language } from '@lemma/core/language';
import { fullDifficulty, isDocumentHit, type DocumentGlimpse, type SearchHit } from '@lemma/core/search';
import { ChevronDown } from 'lucide-react';
import { Suspense, useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { type Translate, useDates, useTexts } from '../language/index.ts';
import { AppLink, lateView } from '../shell/index.ts';
import { MarkedName } from './marked-name.tsx';
import { UserLabelButton } from './user-label-button.tsx';

const GlimpseView = lateView(async () => (await import('./glimpse-view.tsx')).GlimpseView);
const HitDetails = lateView(async () => (await import('./hit-details.tsx')).HitDetails);

interface HitRowProps {
  readonly hit: SearchHit;
  /** Its place in the list, from 0. */
  readonly at: number;
  /** The first lines of the document; undefined until they are there, and for worksheets. */
  readonly glimpse?: DocumentGlimpse | undefined;
  /** The language it was searched for in. */
  readonly searchedIn: Language | undefined;
  /** The address of the hit. */
  readonly href: string;
  /** Called when the list is left for this hit. */
  readonly onLeave: () => void;
  readonly onTopic: (topic: string) => void;
  /** Whether the list is ordered by date, so that dates are worth their room everywhere. */
  readonly isDated: boolean;
  /** Whether the reader comes back to this hit. */
  readonly isCurrent?: boolean;
  /** Whether the task is shown as a whole unless the reader folds the row. */
  readonly isWhole: boolean;
  readonly onUserLabel: (label: string) => void;
  /** Whether the hit is selected, and the way to change that; hits that cannot be selected have none. */
  readonly selection?: { readonly isOn: boolean; readonly toggle: () => void } | undefined;
  /** Further actions on the hit. */
  readonly actions?: ReactNode;
  /** Actions for which a phone has room only in the unfolded row. */
  readonly rareActions?: ReactNode;
}

/** On a screen that is touched, a row is as high as a finger needs; elsewhere as low as its text allows. */
const rowLook = {
  minH: { base: '11', md: '27px' },
  css: {
    '& button': { minWidth: { base: '11', md: '6' }, paddingInline: '2' },
    // As high as the row, their edges would touch.
    '@media (pointer: coarse)': {
      minHeight: '2.75rem',
      '& button': { minWidth: '2.75rem', borderColor: 'transparent' },
    },
  },
};

/** A hit in one line, or two on a phone: its name, the beginning of its task and what is known of it; more unfolds. */
export function HitRow({
  hit,
  at,
  glimpse,
  isDated,
  isCurrent,
  isWhole,
  selection,
  actions,
  rareActions,
  ...row
}: HitRowProps) {
  const { searchedIn, href, onLeave, onTopic, onUserLabel } = row;
  const { t, language } = useTexts('search');
  const dates = useDates();
  const place = useRef<HTMLDivElement>(null);
  const detailsId = useId();
  const [isOpen, setIsOpen] = useState<boolean>();
  const isUnfolded = isOpen ?? isWhole;
  useEffect(() => {
    if (isCurrent === true) place.current?.scrollIntoView({ block: 'nearest' });
  }, [isCurrent]);
  const document = isDocumentHit(hit) ? hit : undefined;
  const userLabels = document?.userLabels ?? [];
  const authors = glimpse?.authors ?? [];
  const name = hit.kind === 'worksheet' ? textIn(hit.title, language) : hit.name;
  const isMarked = hit.kind !== 'worksheet' || (searchedIn !== undefined && name === hit.title[searchedIn]);
  const marked = <MarkedName name={name} marks={isMarked ? hit.marks : []} />;
  const select = selection !== undefined && (
    <Checkbox.Root
      size="sm"
      p="2"
      m="-2"
      minH={{ base: '11', md: 'auto' }}
      checked={selection.isOn}
      onCheckedChange={selection.toggle}
    >
      <Checkbox.HiddenInput data-select="" aria-label={t('select', { name })} />
      <Checkbox.Control />
      <chakra.span hideFrom="md" aria-hidden="true">
        {t('keys.select')}
      </chakra.span>
    </Checkbox.Root>
  );
  return (
    <Box
      as="li"
      ref={place}
      data-row={at}
      aria-current={isCurrent === true ? 'true' : undefined}
      bg={isCurrent === true ? 'bg.muted' : undefined}
      // Lines between rows take no room of their own.
      borderBottomWidth="1px"
      mb="-1px"
      _last={{ borderBottomWidth: '0', mb: '0' }}
      _hover={{ bg: 'bg.subtle' }}
    >
      <Flex gap={{ base: '0', md: '2' }} alignItems="center" px={{ base: '2', md: '3' }} {...rowLook}>
        {select !== false && (
          <Box display={{ base: 'none', md: 'flex' }} flex="none">
            {select}
          </Box>
        )}
        <Flex
          position="relative"
          alignSelf="stretch"
          flex="1"
          minW="0"
          direction={{ base: 'column', md: 'row' }}
          justifyContent="center"
          columnGap="3"
          alignItems={{ base: 'stretch', md: 'center' }}
          fontSize="sm"
          lineHeight="1.25rem"
        >
          <Flex flex={{ md: '0 1 auto' }} maxW={{ md: '45%' }} minW="0" gap="2" alignItems="baseline">
            <AppLink
              data-hit=""
              href={href}
              onClick={onLeave}
              display="block"
              minW="0"
              fontWeight="medium"
              truncate
              title={name}
              // The whole row leads there, except its other actions.
              _before={{ content: '""', position: 'absolute', inset: '0' }}
            >
              <span lang={hit.kind === 'worksheet' ? languageOfText(hit.title, language) : hit.language}>{marked}</span>
            </AppLink>
            {document?.isCustomised === true && (
              <Badge size="xs" colorPalette="purple" flex="none">
                {t('customisedBadge')}
              </Badge>
            )}
          </Flex>
          {/* A printable chapter has nothing for a second line. */}
          <Flex
            flex={{ md: '1 1 0' }}
            minW="0"
            gap="2"
            alignItems="center"
            hideBelow={hit.kind === 'pdf' ? 'md' : undefined}
          >
            {/* What is higher than the line, such as a matrix, is cut at both edges. A worksheet has its facts there on a phone. */}
            <Flex
              flex="1 1 0"
              minW="0"
              h={{ base: '5', md: '6' }}
              overflow="hidden"
              alignItems="center"
              hideBelow={hit.kind === 'worksheet' ? 'md' : undefined}
            >
              {glimpse !== undefined && !isUnfolded && (
                <chakra.div
                  minW="0"
                  truncate
                  color="fg.muted"
                  fontSize="xs"
                  css={{ '& mtable': { fontSize: '0.6em' } }}
                  {...(hit.kind !== 'worksheet' && { lang: hit.language })}
                >
                  <Suspense>
                    <GlimpseView pieces={glimpse.pieces} />
                  </Suspense>
                </chakra.div>
              )}
            </Flex>
            <HStack flex={{ base: '0 1 auto', md: 'none' }} minW="0" gap="2" fontSize="xs" color="fg.muted">
              {userLabels.length > 0 && (
                <HStack hideBelow="md" gap="1" position="relative">
                  {userLabels.map((label) => (
                    <UserLabelButton key={label} label={label} onChoose={onUserLabel} />
                  ))}
                </HStack>
              )}
              {authors.length > 0 && (
                <Text truncate maxW="10rem" hideBelow="xl">
                  {enumerated(authors, language)}
                </Text>
              )}
              <Text truncate {...(hit.kind !== 'worksheet' && { hideBelow: 'md' })}>
                {factsOf(hit, t)}
              </Text>
              {document?.difficulty !== undefined && (
                <DifficultyMeter
                  difficulty={document.difficulty}
                  text={t('difficultyOf', { difficulty: document.difficulty })}
                />
              )}
              <chakra.time
                dateTime={hit.createdDate}
                flex="none"
                {...(!isDated && { hideBelow: 'xl' })}
                minW={{ xl: '5.5rem' }}
                textAlign="end"
                fontVariantNumeric="tabular-nums"
              >
                {hit.createdDate === undefined ? t('undated') : dates.day(hit.createdDate)}
              </chakra.time>
            </HStack>
          </Flex>
        </Flex>
        {rareActions !== undefined && (
          <HStack hideBelow="md" gap="1" flex="none">
            {rareActions}
          </HStack>
        )}
        {actions}
        <IconButton
          size={{ base: 'sm', md: '2xs' }}
          variant="ghost"
          colorPalette="gray"
          flex="none"
          aria-expanded={isUnfolded}
          aria-controls={detailsId}
          aria-label={t('more', { name })}
          title={t('more', { name })}
          onClick={() => setIsOpen(!isUnfolded)}
        >
          <chakra.span
            aria-hidden="true"
            transform={isUnfolded ? 'rotate(180deg)' : undefined}
            transition="transform 150ms"
          >
            <ChevronDown size={16} />
          </chakra.span>
        </IconButton>
      </Flex>
      <div id={detailsId} hidden={!isUnfolded}>
        {isUnfolded && (
          <Suspense>
            <HitDetails
              hit={hit}
              glimpse={glimpse}
              facts={factsOf(hit, t)}
              onTopic={onTopic}
              onUserLabel={onUserLabel}
              // What has no room beside the name on a phone.
              actions={
                (select !== false || rareActions !== undefined) && (
                  <>
                    {select}
                    {rareActions}
                  </>
                )
              }
            />
          </Suspense>
        )}
      </div>
    </Box>
  );
}

interface DifficultyMeterProps {
  readonly difficulty: number;
  readonly text: string;
}

/** A difficulty where there is no room for the words. */
function DifficultyMeter({ difficulty, text }: DifficultyMeterProps) {
  return (
    <chakra.span
      hideFrom="md"
      role="img"
      aria-label={text}
      title={text}
      w="8"
      h="1.5"
      rounded="full"
      bg="bg.emphasized"
    >
      <chakra.span
        display="block"
        h="full"
        rounded="full"
        bg="brand.solid"
        style={{ width: `${String((100 * difficulty) / fullDifficulty.to)}%` }}
      />
    </chakra.span>
  );
}

function factsOf(hit: SearchHit, t: Translate<'search'>): string {
  if (hit.kind === 'pdf') return '';
  if (hit.kind !== 'worksheet') {
    const facts = [
      ...(hit.difficulty === undefined ? [] : [t('difficultyOf', { difficulty: hit.difficulty })]),
      ...(hit.worksheetCount === 0 ? [] : [t('usedIn', { count: hit.worksheetCount })]),
    ];
    return facts.join(' · ');
  }
  const { problemCount, points, createdBy } = hit;
  const facts = [
    t('problemCount', { count: problemCount }),
    t('points', { count: points }),
    t('by', { name: createdBy }),
  ];
  return facts.join(' · ');
}
