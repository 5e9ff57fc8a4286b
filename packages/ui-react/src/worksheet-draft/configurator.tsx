import {
  Alert,
  Button,
  Checkbox,
  Heading,
  HStack,
  Stack,
  Text,
  Field,
  Fieldset,
  Input,
  SimpleGrid,
} from '@chakra-ui/react';
import { textIn, type Language, type LocalizedText } from '@lemma/core/language';
import { isEditable, type CorrectionPolicy, type Workflow } from '@lemma/core/workflow';
import { commonLanguages, pointsOf, type DraftProblem, type WorksheetDraft } from '@lemma/core/worksheet-draft';
import { useState } from 'react';
import { useTexts, languageTitle } from '../language/index.ts';
import { Confirmation } from '../shell/index.ts';
import { CorrectionFacts, CorrectionFields, WorkflowChoice } from '../workflow/index.ts';
import { ProblemTable } from './problem-table.tsx';

interface ConfiguratorProps {
  readonly draft: WorksheetDraft;
  readonly onTitle: (language: Language, title: string) => void;
  readonly onWeight: (path: string, text: string) => void;
  readonly onMove: (path: string, direction: 'up' | 'down') => void;
  readonly onRemove: (path: string) => void;
  readonly onClear: () => void;
  readonly onWorkflow: (workflow: Workflow) => void;
  readonly onCorrection: (correction: CorrectionPolicy) => void;
  readonly onVisibility: (isVisibleToAll: boolean) => void;
}

/** First step of the worksheet dialog: the title, problems and correction of the worksheet. */
export function Configurator(props: ConfiguratorProps) {
  const { draft } = props;
  const { t } = useTexts('worksheet-draft');
  const languages = commonLanguages(draft);
  if (draft.problems.length === 0) {
    return (
      <Stack gap="2" py="8" textAlign="center">
        <Heading size="lg">{t('noProblems.title')}</Heading>
        <Text color="fg.muted">{t('noProblems.text')}</Text>
      </Stack>
    );
  }
  return (
    <Stack gap="8">
      {languages.length > 0 ? (
        <TitleFields languages={languages} title={draft.title} onTitle={props.onTitle} />
      ) : (
        <Alert.Root status="warning">
          <Alert.Indicator />
          <Alert.Content>
            <Alert.Title>{t('noCommonLanguage.title')}</Alert.Title>
            <Alert.Description>{t('noCommonLanguage.text')}</Alert.Description>
          </Alert.Content>
        </Alert.Root>
      )}
      <Problems {...props} />
      <Stack gap="4" as="section">
        <Heading size="md">{t('correction')}</Heading>
        <WorkflowChoice workflow={draft.workflow} onChoose={props.onWorkflow} />
        {isEditable(draft.workflow) ? (
          <CorrectionFields correction={draft.correction} onChange={props.onCorrection} />
        ) : (
          <CorrectionFacts correction={draft.correction} />
        )}
      </Stack>
      <Stack gap="2" as="section">
        <Heading size="md">{t('visibility')}</Heading>
        <Checkbox.Root
          size="sm"
          checked={draft.isVisibleToAll}
          onCheckedChange={({ checked }) => props.onVisibility(checked === true)}
        >
          <Checkbox.HiddenInput />
          <Checkbox.Control />
          <Checkbox.Label>{t('visibleToAll')}</Checkbox.Label>
        </Checkbox.Root>
        <Text color="fg.muted" fontSize="sm">
          {t('visibilityHint')}
        </Text>
      </Stack>
    </Stack>
  );
}

/** Removing and clearing require confirmation (specification 000 §4). */
function Problems({ draft, onWeight, onMove, onRemove, onClear }: ConfiguratorProps) {
  const { t, language } = useTexts('worksheet-draft');
  const [asked, setAsked] = useState<DraftProblem | 'all'>();
  const cancel = () => setAsked(undefined);
  return (
    <Stack gap="3" as="section">
      <HStack justify="space-between">
        <Heading size="md">{t('problems')}</Heading>
        <Button size="xs" variant="ghost" colorPalette="red" onClick={() => setAsked('all')}>
          {t('clear.button')}
        </Button>
      </HStack>
      <ProblemTable problems={draft.problems} onWeight={onWeight} onMove={onMove} onRemove={setAsked} />
      <Text alignSelf="flex-end" fontSize="sm" color="fg.muted">
        {t('total', { points: t('points', { count: pointsOf(draft) }) })}
      </Text>
      {asked === 'all' && (
        <Confirmation
          title={t('clear.title')}
          text={t('clear.text', { count: draft.problems.length })}
          action={t('clear.button')}
          cancel={t('cancel')}
          onConfirm={() => {
            cancel();
            onClear();
          }}
          onCancel={cancel}
        />
      )}
      {asked !== undefined && asked !== 'all' && (
        <Confirmation
          title={t('removal.title')}
          text={t('removal.text', { name: textIn(asked.names, language) })}
          action={t('removal.button')}
          cancel={t('cancel')}
          onConfirm={() => {
            cancel();
            onRemove(asked.path);
          }}
          onCancel={cancel}
        />
      )}
    </Stack>
  );
}

interface TitleFieldsProps {
  readonly languages: readonly Language[];
  readonly title: LocalizedText;
  readonly onTitle: (language: Language, title: string) => void;
}

/** The worksheet's title, one field per language. */
function TitleFields({ languages, title, onTitle }: TitleFieldsProps) {
  const { t, language: reader } = useTexts('worksheet-draft');
  return (
    <Fieldset.Root>
      <Fieldset.Legend fontFamily="heading" textStyle="md" fontWeight="semibold">
        {t('titles')}
      </Fieldset.Legend>
      <Fieldset.Content asChild>
        <SimpleGrid columns={{ base: 1, md: 2 }} gap="3">
          {languages.map((language) => (
            <Field.Root key={language}>
              <Field.Label>{languageTitle(language, reader)}</Field.Label>
              <Input
                size="sm"
                lang={language}
                maxLength={500}
                value={title[language] ?? ''}
                onChange={({ target }) => onTitle(language, target.value)}
              />
            </Field.Root>
          ))}
        </SimpleGrid>
      </Fieldset.Content>
    </Fieldset.Root>
  );
}
