import type { HistoryStep, ListAddress } from '@lemma/core/search';
import { Subject } from 'rxjs';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate, type NavigateFunction } from 'react-router-dom';
import { areas, type Area } from './pages.ts';

/** The address of an area's list in the browser. A new one each time the list is opened. */
export function useListAddress(area: Area): ListAddress {
  const navigate = useNavigate();
  const { search } = useLocation();
  const [address] = useState(() => new RoutedListAddress(areas[area].list.path, navigate));
  useEffect(() => address.changes.next(), [address, search]);
  return address;
}

/**
 * Reads the browser's address rather than the router's, which lags behind. The list may still be mounted when the page
 * has moved on to another address, which does not belong to it.
 */
class RoutedListAddress implements ListAddress {
  readonly changes = new Subject<void>();
  readonly #path: string;
  readonly #navigate: NavigateFunction;
  #query = '';

  constructor(path: string, navigate: NavigateFunction) {
    this.#path = path;
    this.#navigate = navigate;
  }

  get query(): string {
    if (this.#isShown()) this.#query = location.search.slice(1);
    return this.#query;
  }

  write(query: string, step: HistoryStep): void {
    if (this.#isShown()) void this.#navigate({ pathname: this.#path, search: query }, { replace: step === 'replace' });
  }

  #isShown(): boolean {
    return location.pathname === this.#path;
  }
}
