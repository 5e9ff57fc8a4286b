import { tokens } from '@lemma/core/tokens';
import { useService } from '@lemma/ui-react/binding';
import { LanguageOffer } from '@lemma/ui-react/shell';
import { useState } from 'react';
import type { Page } from './pages.ts';

/** Offers a reader the language of their browser, once, if the page could be in another language. */
export function LanguageOfferLine({ page }: { readonly page: Page }) {
  const languages = useService(tokens.language);
  const [isAnswered, setIsAnswered] = useState(false);
  const offered = languages.offerFor(navigator.languages);
  if (offered === undefined || isAnswered || page.language !== undefined || page.inside !== undefined) return null;
  const decline = () => {
    languages.settleOffer();
    setIsAnswered(true);
  };
  return <LanguageOffer language={offered} onAccept={() => languages.choose(offered)} onDecline={decline} />;
}
