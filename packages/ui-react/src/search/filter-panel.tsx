import { Alert, Checkbox, Fieldset, Stack, HStack } from '@chakra-ui/react';
import { isLanguage, languages } from '@lemma/core/language';
import type { NoAnswer } from '@lemma/core/platform';
import {
  filterBy,
  hitKinds,
  limitDifficulty,
  lookFor,
  toggleObjective,
  type FilterChoices,
  type SearchCriteria,
  type TopicChoice,
  fullDifficulty,
  type DifficultyRange,
} from '@lemma/core/search';
import type { Loadable } from '@lemma/core/store';
import { languageTitle, useNoAnswerText, useTexts, type Translate } from '../language/index.ts';
import { ChoiceField, type SelectOption } from './choice-field.tsx';

const steps = Array.from({ length: fullDifficulty.to - fullDifficulty.from + 1 }, (_, step) =>
  String(fullDifficulty.from + step),
).map((value) => ({ value, label: value }));

interface DifficultyFieldsProps {
  readonly range: DifficultyRange;
  readonly onLimit: (range: DifficultyRange) => void;
}

/** A range of difficulties: two selects, which need neither a mouse nor a steady hand. */
function DifficultyFields({ range, onLimit }: DifficultyFieldsProps) {
  const { t } = useTexts('search');
  return (
    <Fieldset.Root>
      <Fieldset.Legend>{t('difficulty')}</Fieldset.Legend>
      <Fieldset.Content asChild>
        <HStack gap="3">
          <ChoiceField
            label={t('from')}
            choices={steps}
            value={String(range.from)}
            onChoose={(from) => onLimit({ from: Number(from), to: Math.max(Number(from), range.to) })}
          />
          <ChoiceField
            label={t('to')}
            choices={steps}
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
}

const nothing: FilterChoices = { topics: [], objectives: [], sections: [] };

/** Everything that narrows a search. Filters without choices are left out. */
export function FilterPanel({ criteria, choices, mayCustomise, onChoose }: FilterPanelProps) {
  const { t, language: reader } = useTexts('search');
  const noAnswer = useNoAnswerText();
  const { sections, topics, objectives } = choices.status === 'loaded' ? choices.value : nothing;
  const any: SelectOption = { value: '', label: t('any') };
  const chosen = (value: string) => (value === '' ? undefined : value);
  return (
    <Stack gap="5">
      <ChoiceField
        label={t('kind')}
        value={criteria.kind}
        choices={hitKinds.map((kind) => ({ value: kind, label: t(`kinds.${kind}`) }))}
        onChoose={(value) => {
          const kind = hitKinds.find((known) => known === value);
          if (kind !== undefined) onChoose(lookFor(criteria, kind));
        }}
      />
      <ChoiceField
        label={t('language')}
        value={criteria.language ?? ''}
        choices={[
          { value: '', label: t('chooseLanguage') },
          ...languages.map((language) => ({ value: language, label: languageTitle(language, reader) })),
        ]}
        error={criteria.language === undefined ? t('failures.languageRequired') : undefined}
        onChoose={(value) => onChoose(filterBy(criteria, { language: isLanguage(value) ? value : undefined }))}
      />
      {choices.status === 'failed' && (
        <Alert.Root status="warning" size="sm">
          <Alert.Indicator />
          <Alert.Title>{noAnswer(choices.failure, t('failures.noFilters'))}</Alert.Title>
        </Alert.Root>
      )}
      {sections.length > 0 && (
        <ChoiceField
          label={t('section')}
          value={criteria.section ?? ''}
          choices={[any, ...sections.map(({ value, label }) => ({ value, label: sectionLabel(label, t) }))]}
          onChoose={(value) => onChoose(filterBy(criteria, { section: chosen(value) }))}
        />
      )}
      {topics.length > 0 && (
        <ChoiceField
          label={t('topic')}
          value={criteria.topic ?? ''}
          choices={[any, ...topics.flatMap((topic) => indented(topic, 0))]}
          onChoose={(value) => onChoose(filterBy(criteria, { topic: chosen(value) }))}
        />
      )}
      {criteria.kind === 'problem' && (
        <DifficultyFields range={criteria.difficulty} onLimit={(range) => onChoose(limitDifficulty(criteria, range))} />
      )}
      {objectives.length > 0 && (
        <Fieldset.Root>
          <Fieldset.Legend>{t('objectives')}</Fieldset.Legend>
          <Fieldset.Content maxH="60" overflowY="auto" gap="2">
            {objectives.map(({ value, label }) => (
              <Check
                key={value}
                label={label}
                checked={criteria.objectives.includes(value)}
                onToggle={() => onChoose(toggleObjective(criteria, value))}
              />
            ))}
          </Fieldset.Content>
        </Fieldset.Root>
      )}
      {mayCustomise && criteria.kind !== 'worksheet' && (
        <Check
          label={t('customised')}
          checked={criteria.isCustomised}
          onToggle={() => onChoose(filterBy(criteria, { isCustomised: !criteria.isCustomised }))}
        />
      )}
      {criteria.kind === 'worksheet' && (
        <Check
          label={t('own')}
          checked={criteria.isOwn}
          onToggle={() => onChoose(filterBy(criteria, { isOwn: !criteria.isOwn }))}
        />
      )}
    </Stack>
  );
}

/** The label of a section that only has a number. */
function sectionLabel(label: string, t: Translate<'search'>): string {
  return /^\d+$/.test(label) ? t('sectionNumber', { number: label }) : label;
}

/** A topic and those below it as one list, indented by level. */
function indented({ path, label, children }: TopicChoice, level: number): readonly SelectOption[] {
  const own = { value: path, label: `${'\u2003'.repeat(level)}${label}` };
  return [own, ...children.flatMap((child) => indented(child, level + 1))];
}

interface CheckProps {
  readonly label: string;
  readonly checked: boolean;
  readonly onToggle: () => void;
}

function Check({ label, checked, onToggle }: CheckProps) {
  return (
    <Checkbox.Root size="sm" checked={checked} onCheckedChange={onToggle}>
      <Checkbox.HiddenInput />
      <Checkbox.Control />
      <Checkbox.Label>{label}</Checkbox.Label>
    </Checkbox.Root>
  );
}
