import { Alert, Button, Field, Input, Stack } from '@chakra-ui/react';
import { languages, type Language } from '@lemma/core/language';
import { isDocumentName, longestDocumentName, proposedName, type CreationFailure } from '@lemma/core/own-document';
import { fail } from '@lemma/core/store';
import { tokens } from '@lemma/core/tokens';
import { useId, useState, type SubmitEvent } from 'react';
import { useService } from '../binding/index.ts';
import { useFailureText } from '../customisation/index.ts';
import { ChoiceField, languageOptions } from '../form/index.ts';
import { TitledDialog } from '../dialog/index.ts';
import { loadLanguage, textOf as textIn, useTexts } from '../language/index.ts';
import { AppLink } from '../shell/index.ts';
import { TemplateChoice } from './template-choice.tsx';
import { templateSource, type TemplateName } from './template-source.ts';

/** The longest title, in UTF-16 units. */
const longestTitle = 200;

interface NewDocumentDialogProps {
  readonly editHref: (path: string) => string;
  readonly onCreated: (path: string) => void;
  readonly onClose: () => void;
}

/** Creates a document from a template; its file name follows the title until it is typed. */
export function NewDocumentDialog({ editHref, onCreated, onClose }: NewDocumentDialogProps) {
  const { t, language: ofInterface } = useTexts('own-document');
  const gateway = useService(tokens.ownDocumentGateway);
  const textOf = useFailureText();
  const form = useId();
  const [template, setTemplate] = useState<TemplateName>('number');
  const [title, setTitle] = useState('');
  const [language, setLanguage] = useState<Language>(ofInterface);
  const [typedName, setTypedName] = useState<string>();
  const [isTried, setTried] = useState(false);
  const [creating, setCreating] = useState<'creating' | CreationFailure>();
  const name = typedName ?? (proposedName(title) || (title.trim() === '' ? '' : defaultNames[template]));
  const isTitleMissing = isTried && title.trim() === '';
  const isNameWrong = (isTried || typedName !== undefined) && !isDocumentName(name);
  const failure = creating === 'creating' ? undefined : creating;

  const create = async (event: SubmitEvent) => {
    event.preventDefault();
    setTried(true);
    if (creating === 'creating' || title.trim() === '' || !isDocumentName(name)) return;
    setCreating('creating');
    const created = await sourceIn(language).then(
      (say) => gateway.create({ name, text: templateSource(template, { title, language, say }) }),
      () => fail({ kind: 'unavailable' as const }),
    );
    if (created.ok) onCreated(created.value.path);
    else setCreating(created.failure);
  };
  return (
    <TitledDialog
      size="lg"
      title={t('creation.title')}
      closeLabel={t('close')}
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={form} colorPalette="brand" aria-disabled={creating === 'creating'}>
            {creating === 'creating' ? t('creation.creating') : t('creation.create')}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={(event) => void create(event)}>
        <Stack gap="5">
          <TemplateChoice chosen={template} onChoose={setTemplate} />
          <Field.Root invalid={isTitleMissing} required>
            <Field.Label>{t('creation.documentTitle')}</Field.Label>
            <Input
              value={title}
              maxLength={longestTitle}
              autoComplete="off"
              lang={language}
              onChange={({ target }) => setTitle(target.value)}
            />
            <Field.ErrorText>{t('creation.titleMissing')}</Field.ErrorText>
          </Field.Root>
          <ChoiceField
            label={t('creation.language')}
            value={language}
            choices={languageOptions(languages)}
            onChoose={setLanguage}
          />
          <Field.Root invalid={isNameWrong} required>
            <Field.Label>{t('creation.name')}</Field.Label>
            <Input
              value={name}
              maxLength={longestDocumentName}
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
              onChange={({ target }) => setTypedName(target.value)}
            />
            {isNameWrong ? (
              <Field.ErrorText>{t('creation.nameInvalid', { count: longestDocumentName })}</Field.ErrorText>
            ) : (
              <Field.HelperText>{t('creation.nameHint')}</Field.HelperText>
            )}
          </Field.Root>
          {failure !== undefined && (
            <Alert.Root status={failure.kind === 'exists' ? 'warning' : 'error'} role="alert">
              <Alert.Indicator />
              <Alert.Title flex="1">
                {failure.kind === 'exists' ? t('creation.exists') : textOf(failure, t('creation.failed'))}
              </Alert.Title>
              {failure.kind === 'exists' && (
                <AppLink href={editHref(failure.path)} minH="11" alignItems="center">
                  {t('creation.openExisting')}
                </AppLink>
              )}
            </Alert.Root>
          )}
        </Stack>
      </form>
    </TitledDialog>
  );
}

/** For titles without Latin letters. */
const defaultNames: Readonly<Record<TemplateName, string>> = {
  article: 'article',
  number: 'problem',
  choice: 'problem',
  figure: 'problem',
  course: 'course',
};

/** The texts of templates in a language, which need not be that of the page. */
async function sourceIn(language: Language) {
  await loadLanguage(language);
  return (key: string) => textIn(language, 'own-document', `sample.${key}`) ?? '';
}
