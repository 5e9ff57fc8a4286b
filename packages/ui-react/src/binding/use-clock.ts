import { systemClock, type Clock } from '@lemma/core/platform';
import { tokens } from '@lemma/core/tokens';
import { useContext } from 'react';
import { ServicesContext } from './services.tsx';

/** The clock of the page; a figure on its own uses the time of the machine. */
export function useClock(): Clock {
  return useContext(ServicesContext)?.get(tokens.clock) ?? systemClock;
}
