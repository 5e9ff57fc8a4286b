import { Button, Checkbox, Field, HStack, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import type { Language } from '@lemma/core/language';
import { greatestVersion, mostVersions, integerWithin, workingRooms, type PaperSettings } from '@lemma/core/worksheet';
import { Printer } from 'lucide-react';
import { ChoiceField, languageOptions, LongTextField } from '../form/index.ts';
import { useTexts } from '../language/index.ts';
import { WholeNumberInput } from '../workflow/index.ts';

interface PaperFormProps {
  readonly settings: PaperSettings;
  readonly languages: readonly Language[];
  readonly language: Language;
  /** As they are typed, one in each line. */
  readonly names: string;
  /** How many these are. */
  readonly named: number;
  /** How many sheets are on the page, of how many. */
  readonly ready: number;
  readonly total: number;
  readonly onSettings: (settings: PaperSettings) => void;
  readonly onLanguage: (language: Language) => void;
  readonly onNames: (names: string) => void;
  readonly onPrint: () => void;
}

/** What is printed, and the button that prints it. */
export function PaperForm({ settings, named, ready, total, onSettings, ...props }: PaperFormProps) {
  const { t } = useTexts('worksheet');
  const change = (part: Partial<PaperSettings>) => onSettings({ ...settings, ...part });
  const isReady = ready >= total;
  return (
    <Stack gap="4" borderWidth="1px" borderRadius="l3" p="4" bg="bg.subtle">
      <SimpleGrid columns={{ base: 1, sm: 2, lg: 4 }} gap="4">
        <Field.Root disabled={named > 0}>
          <Field.Label>{t('paper.versions')}</Field.Label>
          <WholeNumberInput
            size="sm"
            bg="bg"
            min={1}
            max={mostVersions}
            value={named > 0 ? Math.min(named, mostVersions) : settings.versions}
            onChange={(text) => change({ versions: integerWithin(text, mostVersions) ?? settings.versions })}
          />
        </Field.Root>
        <Field.Root>
          <Field.Label>{t('paper.first')}</Field.Label>
          <WholeNumberInput
            size="sm"
            bg="bg"
            min={1}
            max={greatestVersion}
            value={settings.first}
            onChange={(text) => change({ first: integerWithin(text, greatestVersion) ?? settings.first })}
          />
          <Field.HelperText>{t('paper.firstHelp')}</Field.HelperText>
        </Field.Root>
        <ChoiceField
          label={t('paper.room')}
          value={String(settings.room)}
          choices={workingRooms.map((room) => ({
            value: String(room),
            label: room === 0 ? t('paper.noRoom') : t('paper.roomOf', { room }),
          }))}
          onChoose={(chosen) => change({ room: workingRooms.find((each) => String(each) === chosen) ?? settings.room })}
        />
        <ChoiceField
          label={t('paper.language')}
          value={props.language}
          choices={languageOptions(props.languages)}
          onChoose={props.onLanguage}
        />
      </SimpleGrid>
      <LongTextField
        label={t('paper.names')}
        rows={3}
        value={props.names}
        onChange={props.onNames}
        help={named > mostVersions ? t('paper.tooMany', { named, most: mostVersions }) : t('paper.namesHelp')}
      />
      <HStack gap="6" wrap="wrap">
        <Check
          label={t('paper.withSolutions')}
          checked={settings.withSolutions}
          onChange={(withSolutions) => change({ withSolutions })}
        />
        <Check label={t('paper.ownPages')} checked={settings.ownPages} onChange={(ownPages) => change({ ownPages })} />
      </HStack>
      <HStack gap="4" wrap="wrap">
        <Button colorPalette="brand" disabled={!isReady} onClick={props.onPrint}>
          <Printer size={16} aria-hidden="true" />
          {t('paper.print')}
        </Button>
        <Text role="status" color="fg.muted" fontSize="sm">
          {isReady ? t('paper.ready', { count: total }) : t('paper.preparing', { ready, total })}
        </Text>
      </HStack>
    </Stack>
  );
}

interface CheckProps {
  readonly label: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

function Check({ label, checked, onChange }: CheckProps) {
  return (
    <Checkbox.Root size="sm" checked={checked} onCheckedChange={(details) => onChange(details.checked === true)}>
      <Checkbox.HiddenInput />
      <Checkbox.Control />
      <Checkbox.Label>{label}</Checkbox.Label>
    </Checkbox.Root>
  );
}
