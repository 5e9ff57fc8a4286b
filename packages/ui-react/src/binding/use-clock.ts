import { systemClock, type Clock } from '@lemma/core/platform';
import { tokens } from '@lemma/core/tokens';
import { useContext } from 'react';
import { ServicesContext } from './services.tsx';

/** The clock of the page around; a figure that stands alone goes by the time of the machine. */
export function useClock(): Clock {
  return useContext(ServicesContext)?.get(tokens.clock) ?? systemClock;
}
