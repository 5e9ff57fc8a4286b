import { Text, chakra } from '@chakra-ui/react';
import { useTexts } from '../language/index.ts';
import { templateNames, type TemplateName } from './template-source.ts';

interface TemplateChoiceProps {
  readonly chosen: TemplateName;
  readonly onChoose: (template: TemplateName) => void;
}

/** The templates of new documents, one of which is chosen. */
export function TemplateChoice({ chosen, onChoose }: TemplateChoiceProps) {
  const { t } = useTexts('own-document');
  return (
    <chakra.fieldset
      display="grid"
      gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }}
      gap="2"
      border="0"
      p="0"
      m="0"
      minW="0"
    >
      <chakra.legend fontWeight="medium" mb="2" p="0">
        {t('creation.template')}
      </chakra.legend>
      {templateNames.map((each) => (
        <chakra.label
          key={each}
          display="flex"
          gap="3"
          p="3"
          borderWidth="1px"
          borderRadius="l2"
          cursor="pointer"
          borderColor={each === chosen ? 'brand.solid' : 'border'}
          bg={each === chosen ? 'brand.subtle' : undefined}
          _focusWithin={{ outline: '2px solid', outlineColor: 'brand.focusRing', outlineOffset: '1px' }}
        >
          <chakra.input
            type="radio"
            name="template"
            mt="1"
            accentColor="brand.solid"
            checked={each === chosen}
            onChange={() => onChoose(each)}
          />
          <span>
            <Text as="span" display="block" fontWeight="medium">
              {t(`templates.${each}.title`)}
            </Text>
            <Text as="span" display="block" fontSize="sm" color="fg.muted">
              {t(`templates.${each}.text`)}
            </Text>
          </span>
        </chakra.label>
      ))}
    </chakra.fieldset>
  );
}
