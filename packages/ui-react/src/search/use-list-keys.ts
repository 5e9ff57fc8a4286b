import { tokens } from '@lemma/core/tokens';
import { useEffect, useEffectEvent, useState } from 'react';
import { useService } from '../binding/index.ts';
import { chooseSingleKeys, isBehindDialog, singleKey, singleKeysAreOn } from '../shell/index.ts';

/** The actions of keys in a list. */
interface ListActs {
  readonly onSearch: () => void;
  readonly onStep: (by: 1 | -1) => void;
  /** Selects the focused hit, or no longer; missing where nothing can be selected. */
  readonly onSelect?: () => void;
  readonly onHelp: () => void;
}

/** Whether single keys are enabled, and a function to change that. */
export interface SingleKeys {
  readonly areOn: boolean;
  readonly choose: (areOn: boolean) => void;
}

/** The keyboard shortcuts of a list. They can be disabled. */
export function useListKeys(acts: ListActs): SingleKeys {
  const storage = useService(tokens.localStorage);
  const [areOn, setAreOn] = useState(() => singleKeysAreOn(storage));
  const act = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || isBehindDialog()) return;
    const meant = areOn ? actOf(singleKey(event), acts) : undefined;
    if (meant === undefined) return;
    event.preventDefault();
    meant();
  });
  useEffect(() => {
    const hear = (event: KeyboardEvent) => act(event);
    window.addEventListener('keydown', hear);
    return () => window.removeEventListener('keydown', hear);
  }, []);
  return {
    areOn,
    choose: (chosen) => {
      chooseSingleKeys(storage, chosen);
      setAreOn(chosen);
    },
  };
}

function actOf(key: string | undefined, { onSearch, onStep, onSelect, onHelp }: ListActs): (() => void) | undefined {
  switch (key) {
    case '/':
      return onSearch;
    case 'j':
      return () => onStep(1);
    case 'k':
      return () => onStep(-1);
    case 'x':
      return onSelect;
    case '?':
      return onHelp;
    default:
      return undefined;
  }
}
