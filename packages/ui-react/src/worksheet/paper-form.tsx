import {
  Button,
  chakra,
  Checkbox,
  Field,
  HStack,
  Input,
  NativeSelect,
  SimpleGrid,
  Stack,
  Text,
} from '@chakra-ui/react';
import type { Language } from '@lemma/core/language';
import { greatestVersion, mostVersions, integerWithin, workingRooms, type PaperSettings } from '@lemma/core/worksheet';
import { Printer } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { languageTitle, useTexts } from '../language/index.ts';

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
  const { t, language } = useTexts('worksheet');
  const change = (part: Partial<PaperSettings>) => onSettings({ ...settings, ...part });
  const namesId = useId();
  const isReady = ready >= total;
  return (
    <Stack gap="4" borderWidth="1px" borderRadius="l3" p="4" bg="bg.subtle">
      <SimpleGrid columns={{ base: 1, sm: 2, lg: 4 }} gap="4">
        <NumberField
          key={named > 0 ? 'named' : 'counted'}
          label={t('paper.versions')}
          value={named > 0 ? Math.min(named, mostVersions) : settings.versions}
          greatest={mostVersions}
          disabled={named > 0}
          onChange={(versions) => change({ versions })}
        />
        <NumberField
          label={t('paper.first')}
          value={settings.first}
          greatest={greatestVersion}
          help={t('paper.firstHelp')}
          onChange={(first) => change({ first })}
        />
        <Choice
          label={t('paper.room')}
          value={String(settings.room)}
          onChoose={(chosen) => change({ room: workingRooms.find((each) => String(each) === chosen) ?? settings.room })}
        >
          {workingRooms.map((room) => (
            <option key={room} value={room}>
              {room === 0 ? t('paper.noRoom') : t('paper.roomOf', { room })}
            </option>
          ))}
        </Choice>
        <Choice
          label={t('paper.language')}
          value={props.language}
          onChoose={(chosen) => {
            const known = props.languages.find((each) => each === chosen);
            if (known !== undefined) props.onLanguage(known);
          }}
        >
          {props.languages.map((each) => (
            <option key={each} value={each}>
              {languageTitle(each, language)}
            </option>
          ))}
        </Choice>
      </SimpleGrid>
      <Stack gap="1.5">
        <chakra.label htmlFor={namesId} fontSize="sm" fontWeight="medium">
          {t('paper.names')}
        </chakra.label>
        <Input asChild size="sm" bg="bg" height="auto" py="2">
          <textarea
            id={namesId}
            rows={3}
            aria-describedby={`${namesId}help`}
            value={props.names}
            onChange={({ target }) => props.onNames(target.value)}
          />
        </Input>
        <Text id={`${namesId}help`} fontSize="xs" color="fg.muted">
          {named > mostVersions ? t('paper.tooMany', { named, most: mostVersions }) : t('paper.namesHelp')}
        </Text>
      </Stack>
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

interface NumberFieldProps {
  readonly label: string;
  readonly value: number;
  readonly greatest: number;
  readonly help?: string;
  readonly disabled?: boolean;
  readonly onChange: (value: number) => void;
}

/** A whole number from 1; while what is typed is none, the last one counts. */
function NumberField({ label, value, greatest, help, disabled = false, onChange }: NumberFieldProps) {
  const { t } = useTexts('worksheet');
  const [typed, setTyped] = useState(String(value));
  const isValid = integerWithin(typed, greatest) !== undefined;
  return (
    <Field.Root invalid={!isValid} disabled={disabled}>
      <Field.Label>{label}</Field.Label>
      <Input
        size="sm"
        bg="bg"
        inputMode="numeric"
        value={disabled ? String(value) : typed}
        onChange={({ target }) => {
          setTyped(target.value);
          const number = integerWithin(target.value, greatest);
          if (number !== undefined) onChange(number);
        }}
      />
      {isValid ? (
        help !== undefined && <Field.HelperText>{help}</Field.HelperText>
      ) : (
        <Field.ErrorText>{t('paper.noNumber', { greatest })}</Field.ErrorText>
      )}
    </Field.Root>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly onChoose: (value: string) => void;
  /** The options. */
  readonly children: ReactNode;
}

function Choice({ label, value, onChoose, children }: ChoiceProps) {
  return (
    <Field.Root>
      <Field.Label>{label}</Field.Label>
      <NativeSelect.Root size="sm">
        <NativeSelect.Field bg="bg" value={value} onChange={({ target }) => onChoose(target.value)}>
          {children}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </Field.Root>
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
