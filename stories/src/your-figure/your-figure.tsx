import type { KeyValueStorage } from '@lemma/core/platform';
import { StoryServices } from '@lemma/ui-react/testing';
import { YourFigureScreen, type SharedFigure } from '@lemma/ui-react/try-out';
import { useEffect, useState } from 'react';
import { systemClock } from '@lemma/core/platform';
import { figureIn, hashOf } from './figure-link.ts';
import { inPageConverter, inPageLanguage } from './in-page.ts';

/** The page for authors of figures over the real converter; what is typed is kept as long as the storage lasts. */
export function YourFigure({ storage }: { readonly storage: KeyValueStorage }) {
  return (
    <StoryServices
      ports={{
        clock: systemClock,
        sessionStorage: storage,
        conversionGateway: inPageConverter,
        sourceLanguage: inPageLanguage,
      }}
    >
      <YourFigureScreen shared={useFigureOfAddress()} hrefOf={addressOf} />
    </StoryServices>
  );
}

/** This page, with a figure in its fragment. */
function addressOf(figure: SharedFigure): string {
  return location.href.replace(/#.*$/, '') + hashOf(figure);
}

function useFigureOfAddress(): SharedFigure | undefined {
  const [figure, setFigure] = useState(() => figureIn(location.hash));
  useEffect(() => {
    const take = () => setFigure(figureIn(location.hash));
    addEventListener('hashchange', take);
    return () => removeEventListener('hashchange', take);
  }, []);
  return figure;
}
