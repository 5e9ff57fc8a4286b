import { Button, chakra } from '@chakra-ui/react';
import type { Language } from '@lemma/core/language';
import { languageOffers } from '../language/index.ts';

interface LanguageOfferProps {
  readonly language: Language;
  readonly onAccept: () => void;
  readonly onDecline: () => void;
}

/** A line above the page, in the language that it offers. */
export function LanguageOffer({ language, onAccept, onDecline }: LanguageOfferProps) {
  const { text, accept, decline } = languageOffers[language];
  return (
    <chakra.aside
      lang={language}
      aria-label={text}
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="center"
      columnGap="3"
      px="3"
      pt={{ base: '2', md: '0' }}
      bg="brand.subtle"
      color="brand.fg"
      fontSize="sm"
      _print={{ display: 'none' }}
    >
      <span>{text}</span>
      <span>
        <Button variant="plain" size="sm" minH="11" textDecoration="underline" color="inherit" onClick={onAccept}>
          {accept}
        </Button>
        <Button variant="plain" size="sm" minH="11" color="inherit" onClick={onDecline}>
          {decline}
        </Button>
      </span>
    </chakra.aside>
  );
}
