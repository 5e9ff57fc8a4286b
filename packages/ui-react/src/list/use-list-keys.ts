import { tokens } from '@lemma/core/tokens';
import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { useService } from '../binding/index.ts';
import { chooseSingleKeys, isBehindDialog, singleKey, singleKeysAreOn } from '../shell/index.ts';
import { selectFocused, stepThrough } from './step-through.ts';

/** A list of rows that keys lead through. */
interface KeyedList {
  /** The part of the page with the rows; a row is an `li`, its link or button is marked with `data-hit`. */
  readonly rows: RefObject<HTMLElement | null>;
  /** Leads to the search field, where there is one. */
  readonly onSearch?: (() => void) | undefined;
  /** Whether rows can be selected, by what is marked with `data-select`. */
  readonly canSelect?: boolean;
  /** Whether the page has a palette; pages within other programs have none. */
  readonly hasPalette?: boolean;
}

/** The keys of a list: what they can do there, whether single keys are enabled, and the dialog that names them. */
export interface ListKeys {
  readonly canSearch: boolean;
  readonly canSelect: boolean;
  readonly hasPalette: boolean;
  readonly areOn: boolean;
  readonly choose: (areOn: boolean) => void;
  readonly areShown: boolean;
  readonly show: (areShown: boolean) => void;
}

/**
 * The keyboard shortcuts of a list, the same in all lists. They can be disabled, and do nothing in fields; screen readers
 * that use single keys themselves keep them.
 */
export function useListKeys({ rows, onSearch, canSelect = false, hasPalette = true }: KeyedList): ListKeys {
  const storage = useService(tokens.localStorage);
  const [areOn, setAreOn] = useState(() => singleKeysAreOn(storage));
  const [areShown, show] = useState(false);
  const actOf = (key: string | undefined): (() => void) | undefined => {
    switch (key) {
      case '/':
        return onSearch;
      case 'j':
        return () => stepThrough(rows.current, 1);
      case 'k':
        return () => stepThrough(rows.current, -1);
      case 'x':
        return canSelect ? () => selectFocused(rows.current) : undefined;
      case '?':
        return () => show(true);
      default:
        return undefined;
    }
  };
  const act = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || isBehindDialog()) return;
    const meant = areOn ? actOf(singleKey(event)) : undefined;
    if (meant === undefined) return;
    event.preventDefault();
    meant();
  });
  useEffect(() => {
    const hear = (event: KeyboardEvent) => act(event);
    // Before the keys of the page, which are heard at the window.
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, []);
  return {
    canSearch: onSearch !== undefined,
    canSelect,
    hasPalette,
    areOn,
    choose: (chosen) => {
      chooseSingleKeys(storage, chosen);
      setAreOn(chosen);
    },
    areShown,
    show,
  };
}
