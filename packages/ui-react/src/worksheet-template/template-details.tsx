import {
  Alert,
  Badge,
  Button,
  Checkbox,
  Drawer,
  Field,
  Flex,
  Heading,
  HStack,
  NativeSelect,
  Stack,
  Text,
} from '@chakra-ui/react';
import { textIn, type Language } from '@lemma/core/language';
import { guard, permissions } from '@lemma/core/session';
import { tokens } from '@lemma/core/tokens';
import type { CorrectionPolicy } from '@lemma/core/workflow';
import type {
  TemplateStore,
  Worksheet,
  WorksheetProblem,
  WorksheetReference,
  WorksheetTemplate,
} from '@lemma/core/worksheet';
import { CalendarClock, CopyPlus, GitCompareArrows, Printer, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useService, useStore } from '../binding/index.ts';
import { languageTitle, useDates, useTexts } from '../language/index.ts';
import { CopyButton } from '../preview/index.ts';
import { AppLink, Confirmation } from '../shell/index.ts';
import { CorrectionFacts, FactList, WorkflowNames } from '../workflow/index.ts';
import type { Assigning } from './assigning.ts';
import { Comparison } from './comparison.tsx';
import { ProblemSnapshot } from './problem-snapshot.tsx';
import { useTemplateCommands } from './use-template-commands.ts';
import { WeightedProblems } from './weighted-problems.tsx';

interface TemplateDetailsProps {
  readonly template: WorksheetTemplate;
  readonly store: TemplateStore;
  readonly worksheetHref: (reference: WorksheetReference) => string;
  readonly previewHref: (path: string, language: Language) => string;
  readonly paperHref?: ((reference: WorksheetReference) => string) | undefined;
  readonly assigning?: Assigning | undefined;
  readonly onChange: () => void;
  readonly onDeleted: () => void;
}

/** A dialog above the panel. */
type Above =
  | { readonly kind: 'deletion' }
  | { readonly kind: 'comparison'; readonly correction: CorrectionPolicy }
  | { readonly kind: 'snapshot'; readonly problem: WorksheetProblem };

/** The content of the panel: facts, problems with weights, correction; below them what can be done. */
export function TemplateDetails({
  template,
  store,
  worksheetHref,
  previewHref,
  paperHref,
  assigning,
  onChange,
  onDeleted,
}: TemplateDetailsProps) {
  const { t, language } = useTexts('worksheet-template');
  const session = useStore(useService(tokens.session));
  const [chosen, setChosen] = useState<string>();
  const [above, setAbove] = useState<Above>();
  const commands = useTemplateCommands({ template, store, onChange });
  const [newest] = template.worksheets;
  const worksheet = template.worksheets.find(({ id }) => id === chosen) ?? newest;
  const { correction } = worksheet;
  const close = () => setAbove(undefined);
  return (
    <>
      <Drawer.Body>
        <Stack gap="7">
          <Stack gap="4">
            <TemplateFacts template={template} worksheet={worksheet} />
            {template.mayDelete && (
              <Checkbox.Root
                size="sm"
                checked={template.isVisibleToAll}
                onCheckedChange={({ checked }) => void commands.setVisibility(checked === true)}
              >
                <Checkbox.HiddenInput />
                <Checkbox.Control />
                <Checkbox.Label>{t('visibleQuestion')}</Checkbox.Label>
              </Checkbox.Root>
            )}
            {template.worksheets.length > 1 && (
              <VersionChoice worksheets={template.worksheets} chosen={worksheet.id} onChoose={setChosen} />
            )}
          </Stack>
          {guard(session, permissions.composeWorksheet) === 'allowed' && (
            <Flex gap="2" wrap="wrap">
              {assigning && (
                <>
                  <Button asChild size="sm" variant="outline" minH={{ base: '11', md: '9' }}>
                    <AppLink unstyled href={assigning.href(worksheet.id)}>
                      <CalendarClock size={16} aria-hidden="true" />
                      {t('assign')}
                    </AppLink>
                  </Button>
                  <CopyButton label={t('copyLink')} onCopy={() => assigning.onCopy(assigning.link(worksheet.id))} />
                </>
              )}
              <Button
                size="sm"
                variant="outline"
                minH={{ base: '11', md: '9' }}
                onClick={() => commands.duplicate(worksheet)}
              >
                <CopyPlus size={16} aria-hidden="true" />
                {t('duplicate')}
              </Button>
              {paperHref && (
                <Button asChild size="sm" variant="outline" minH={{ base: '11', md: '9' }}>
                  <AppLink unstyled href={paperHref({ by: 'worksheet', id: worksheet.id })}>
                    <Printer size={16} aria-hidden="true" />
                    {t('print')}
                  </AppLink>
                </Button>
              )}
            </Flex>
          )}
          <Stack gap="3" as="section">
            <Heading as="h3" size="md">
              {t('problems')}
            </Heading>
            <WeightedProblems worksheet={worksheet} onPreview={(problem) => setAbove({ kind: 'snapshot', problem })} />
          </Stack>
          <Stack gap="3" as="section">
            <Heading as="h3" size="md">
              {t('correction')}
            </Heading>
            {correction === undefined ? (
              <Alert.Root status="warning">
                <Alert.Indicator />
                <Alert.Title>{t('noWorkflow')}</Alert.Title>
              </Alert.Root>
            ) : (
              <>
                <Text fontWeight="medium">
                  <WorkflowNames correction={correction} />
                </Text>
                <CorrectionFacts correction={correction} />
                {guard(session, permissions.composeWorksheet) === 'allowed' && (
                  <Button
                    size="sm"
                    variant="outline"
                    alignSelf="flex-start"
                    aria-haspopup="dialog"
                    onClick={() => setAbove({ kind: 'comparison', correction })}
                  >
                    <GitCompareArrows size={16} aria-hidden="true" />
                    {t('compare')}
                  </Button>
                )}
              </>
            )}
          </Stack>
        </Stack>
      </Drawer.Body>
      <Drawer.Footer justifyContent="space-between" borderTopWidth="1px">
        {template.mayDelete ? (
          <Button
            variant="ghost"
            colorPalette="red"
            // The words begin where the text above does.
            ms="-4"
            aria-haspopup="dialog"
            onClick={() => setAbove({ kind: 'deletion' })}
          >
            <Trash2 size={16} aria-hidden="true" />
            {t('deletion.button')}
          </Button>
        ) : (
          <span />
        )}
        <Button asChild>
          <AppLink unstyled href={worksheetHref({ by: 'worksheet', id: worksheet.id })}>
            {t('open')}
          </AppLink>
        </Button>
      </Drawer.Footer>
      {above?.kind === 'deletion' && (
        <Confirmation
          title={t('deletion.title')}
          text={t('deletion.text', { name: textIn(template.title, language) })}
          action={t('deletion.button')}
          cancel={t('comparison.cancel')}
          onConfirm={() => {
            close();
            void commands.remove().then((isDone) => isDone && onDeleted());
          }}
          onCancel={close}
        />
      )}
      {above?.kind === 'comparison' && <Comparison correction={above.correction} onClose={close} />}
      {above?.kind === 'snapshot' && (
        <ProblemSnapshot problem={above.problem} previewHref={previewHref} onClose={close} />
      )}
    </>
  );
}

interface TemplateFactsProps {
  readonly template: WorksheetTemplate;
  readonly worksheet: Worksheet;
}

function TemplateFacts({ template, worksheet }: TemplateFactsProps) {
  const { t, language } = useTexts('worksheet-template');
  const dates = useDates();
  const facts = [
    { name: t('createdBy'), value: template.createdBy },
    { name: t('createdOn'), value: dates.longDay(template.createdDate) },
    {
      name: t('languages'),
      value: (
        <HStack as="span" display="inline-flex" gap="1">
          {worksheet.languages.map((each) => (
            <Badge key={each} size="sm" title={languageTitle(each, language)}>
              {each}
            </Badge>
          ))}
        </HStack>
      ),
    },
  ];
  return <FactList facts={facts} />;
}

interface VersionChoiceProps {
  readonly worksheets: readonly Worksheet[];
  readonly chosen: string;
  readonly onChoose: (id: string) => void;
}

/** The same problems with other weights or another correction are another version. */
function VersionChoice({ worksheets, chosen, onChoose }: VersionChoiceProps) {
  const { t } = useTexts('worksheet-template');
  const dates = useDates();
  return (
    <Field.Root>
      <Field.Label>{t('version')}</Field.Label>
      <NativeSelect.Root size="sm">
        <NativeSelect.Field value={chosen} onChange={({ target }) => onChoose(target.value)}>
          {worksheets.map(({ id, createdDate }) => (
            <option key={id} value={id}>
              {dates.dayAndTime(createdDate)}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </Field.Root>
  );
}
