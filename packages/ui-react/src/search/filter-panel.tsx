import { Alert, Button, Checkbox, Fieldset, Stack, HStack, chakra } from '@chakra-ui/react';
import { chapterName } from '@lemma/core/course';
import { isLanguage, languages, type Language } from '@lemma/core/language';
import type { NoAnswer } from '@lemma/core/platform';
import {
  hasCustomisations,
  filterBy,
  limitDifficulty,
  toggleObjective,
  toggleUserLabel,
  type FilterChoices,
  type SearchCriteria,
  type TopicChoice,
  fullDifficulty,
  type DifficultyRange,
} from '@lemma/core/search';
import type { Loadable } from '@lemma/core/store';
import type { Names } from '@lemma/core/taxonomy';
import type { ReactNode } from 'react';
import { ChoiceField, type SelectOption } from '../form/index.ts';
import { languageTitle, useNoAnswerText, useTexts } from '../language/index.ts';
import { BranchList, useNames, type Branch } from '../taxonomy/index.ts';

const steps = Array.from(
  { length: fullDifficulty.to - fullDifficulty.from + 1 },
  (_, step) => fullDifficulty.from + step,
);

interface DifficultyFieldsProps {
  readonly range: DifficultyRange;
  /** How many hits have each; undefined while unknown. */
  readonly counts: FilterChoices['difficulties'] | undefined;
  readonly onLimit: (range: DifficultyRange) => void;
}

/** A range of difficulties: two selects, which need neither a mouse nor a steady hand. */
function DifficultyFields({ range, counts, onLimit }: DifficultyFieldsProps) {
  const { t } = useTexts('search');
  const choices = steps.map((step) => {
    // Steps without hits have no number: two numbers next to each other, as in “0 (0)”, tell less than one.
    return { value: String(step), label: counted(String(step), counts?.find(({ value }) => value === step)?.count) };
  });
  return (
    <Fieldset.Root>
      <Fieldset.Legend>{t('difficulty')}</Fieldset.Legend>
      <Fieldset.Content asChild>
        <HStack gap="3">
          <ChoiceField
            label={t('from')}
            choices={choices}
            value={String(range.from)}
            onChoose={(from) => onLimit({ from: Number(from), to: Math.max(Number(from), range.to) })}
          />
          <ChoiceField
            label={t('to')}
            choices={choices}
            value={String(range.to)}
            onChoose={(to) => onLimit({ from: Math.min(range.from, Number(to)), to: Number(to) })}
          />
        </HStack>
      </Fieldset.Content>
    </Fieldset.Root>
  );
}

/** Props shared by all filter panels. */
export interface FilterPanelProps {
  readonly criteria: SearchCriteria;
  readonly choices: Loadable<FilterChoices, NoAnswer>;
  /** Whether the user has customisations to filter by. */
  readonly mayCustomise: boolean;
  readonly onChoose: (criteria: SearchCriteria) => void;
  /** Loads the choices again. */
  readonly onRetry: () => void;
  /** Chooses another source. */
  readonly sourceChoice?: ReactNode;
}

const none: readonly never[] = [];

/** Everything that narrows a search. Filters without choices are left out. */
export function FilterPanel({ criteria, choices, mayCustomise, onChoose, onRetry, sourceChoice }: FilterPanelProps) {
  const { t, language: reader } = useTexts('search');
  const noAnswer = useNoAnswerText();
  const names = useNames();
  const offered = choices.status === 'loaded' ? choices.value : undefined;
  const { sections = none, chapters = none, topics = none, objectives = none, userLabels = none } = offered ?? {};
  // A section without a name is only a number.
  const sectionLabel = (value: string) => {
    const name = names.section(value);
    return /^\d+$/.test(name) ? t('sectionNumber', { number: name }) : name;
  };
  const any: SelectOption = { value: '', label: t('any') };
  const chosen = (value: string) => (value === '' ? undefined : value);
  return (
    <Stack gap="5">
      {sourceChoice}
      <ChoiceField
        label={t('language')}
        value={criteria.language ?? ''}
        choices={[
          { value: '', label: t('chooseLanguage') },
          ...languages.map((language) => ({
            value: language,
            label: counted(
              languageTitle(language, reader),
              offered?.languages.find(({ value }) => value === language)?.count,
            ),
          })),
        ]}
        error={criteria.language === undefined ? t('failures.languageRequired') : undefined}
        onChoose={(value) => onChoose(filterBy(criteria, { language: isLanguage(value) ? value : undefined }))}
      />
      {choices.status === 'failed' && (
        <Alert.Root status="warning" size="sm">
          <Alert.Indicator />
          <Alert.Content gap="2">
            <Alert.Title>{noAnswer(choices.failure, t('failures.noFilters'))}</Alert.Title>
            <Button size="sm" variant="outline" alignSelf="start" onClick={onRetry}>
              {t('retry')}
            </Button>
          </Alert.Content>
        </Alert.Root>
      )}
      {sections.length > 0 && (
        <ChoiceField
          label={t('section')}
          value={criteria.section ?? ''}
          choices={[
            any,
            ...sections.map(({ value, count }) => ({ value, label: counted(sectionLabel(value), count) })),
          ]}
          onChoose={(value) => onChoose(filterBy(criteria, { section: chosen(value) }))}
        />
      )}
      {chapters.length > 0 && (
        <ChoiceField
          label={t('chapter')}
          value={criteria.chapter?.toString() ?? ''}
          choices={[
            any,
            ...chapters.map(({ value, count }) => ({
              value: String(value),
              label: counted(chapterName(value), count),
            })),
          ]}
          onChoose={(value) => onChoose(filterBy(criteria, { chapter: value === '' ? undefined : Number(value) }))}
        />
      )}
      {topics.length > 0 && (
        <Fieldset.Root>
          <Fieldset.Legend>{t('topic')}</Fieldset.Legend>
          <Fieldset.Content mt="1" gap="1">
            <BranchList
              branches={topics.map((topic) => branchOf(topic, names))}
              chosen={criteria.topic}
              unfoldLabel={(name) => t('unfold', { name })}
              onChoose={(topic) =>
                onChoose(filterBy(criteria, { topic: topic === criteria.topic ? undefined : topic }))
              }
            />
          </Fieldset.Content>
        </Fieldset.Root>
      )}
      {criteria.kind === 'problem' && (
        <DifficultyFields
          range={criteria.difficulty}
          counts={offered?.difficulties}
          onLimit={(range) => onChoose(limitDifficulty(criteria, range))}
        />
      )}
      {userLabels.length > 0 && (
        <Checks
          title={t('userLabels')}
          choices={userLabels.map(({ value, count }) => ({ value, label: value, count }))}
          chosen={criteria.userLabels}
          onToggle={(value) => onChoose(toggleUserLabel(criteria, value))}
        />
      )}
      {objectives.length > 0 && (
        <Checks
          title={t('objectives')}
          choices={byLabel(
            objectives.map(({ value, count }) => ({ value, label: names.objective(value), count })),
            reader,
          )}
          chosen={criteria.objectives}
          onToggle={(value) => onChoose(toggleObjective(criteria, value))}
        />
      )}
      {mayCustomise && hasCustomisations(criteria.kind) && (
        <Check
          label={<CountedLabel label={t('customised')} count={offered?.customised} />}
          checked={criteria.isCustomised}
          onToggle={() => onChoose(filterBy(criteria, { isCustomised: !criteria.isCustomised }))}
        />
      )}
      {criteria.kind === 'worksheet' && (
        <Check
          label={<CountedLabel label={t('own')} count={offered?.own} />}
          checked={criteria.isOwn}
          onToggle={() => onChoose(filterBy(criteria, { isOwn: !criteria.isOwn }))}
        />
      )}
    </Stack>
  );
}

interface CountedOption extends SelectOption {
  readonly count: number | undefined;
}

function byLabel(options: readonly CountedOption[], language: Language): readonly CountedOption[] {
  const { compare } = new Intl.Collator(language);
  return [...options].sort((one, other) => compare(one.label, other.label));
}

function counted(label: string, count: number | undefined): string {
  return count === undefined ? label : `${label} (${String(count)})`;
}

function branchOf({ path, count, children }: TopicChoice, names: Names): Branch {
  return {
    id: path,
    name: names.topic(path),
    note: <Count count={count} />,
    children: children.map((child) => branchOf(child, names)),
  };
}

function Count({ count }: { readonly count: number | undefined }) {
  return (
    count !== undefined && (
      <chakra.span color="fg.muted" fontSize="xs" fontWeight="normal" fontVariantNumeric="tabular-nums">
        {count}
      </chakra.span>
    )
  );
}

/** A label with the number of its hits at the edge. */
function CountedLabel({ label, count }: { readonly label: string; readonly count: number | undefined }) {
  return (
    <chakra.span display="flex" gap="2" justifyContent="space-between" alignItems="baseline">
      {label}
      <Count count={count} />
    </chakra.span>
  );
}

interface ChecksProps {
  readonly title: string;
  readonly choices: readonly CountedOption[];
  readonly chosen: readonly string[];
  readonly onToggle: (value: string) => void;
}

/** Values of which several can be chosen. */
function Checks({ title, choices, chosen, onToggle }: ChecksProps) {
  return (
    <Fieldset.Root>
      <Fieldset.Legend>{title}</Fieldset.Legend>
      <Fieldset.Content maxH="60" overflowY="auto" gap="2" mt="2" pe="2" ps="0.5" py="0.5">
        {choices.map(({ value, label, count }) => (
          <Check
            key={value}
            label={<CountedLabel label={label} count={count} />}
            checked={chosen.includes(value)}
            onToggle={() => onToggle(value)}
          />
        ))}
      </Fieldset.Content>
    </Fieldset.Root>
  );
}

interface CheckProps {
  readonly label: ReactNode;
  readonly checked: boolean;
  readonly onToggle: () => void;
}

function Check({ label, checked, onToggle }: CheckProps) {
  return (
    <Checkbox.Root size="sm" alignItems="flex-start" checked={checked} onCheckedChange={onToggle}>
      <Checkbox.HiddenInput />
      <Checkbox.Control />
      <Checkbox.Label flex="1">{label}</Checkbox.Label>
    </Checkbox.Root>
  );
}
