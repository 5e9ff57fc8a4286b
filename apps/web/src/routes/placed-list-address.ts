import { writeListQuery, placeNames, type ListPlace } from '@lemma/core/list-place';
import type { HistoryStep, ListAddress } from '@lemma/core/search';
import type { Observable } from 'rxjs';
import type { PlainArea } from './document-pages.ts';

/** The search in the address of a list, beside the place that is searched. */
export class PlacedListAddress implements ListAddress {
  readonly changes: Observable<void>;
  readonly #address: ListAddress;
  readonly #area: PlainArea;
  readonly #place: ListPlace;

  constructor(address: ListAddress, area: PlainArea, place: ListPlace) {
    this.changes = address.changes;
    this.#address = address;
    this.#area = area;
    this.#place = place;
  }

  /** Without a kind that the place does not have. */
  get query(): string {
    const names = Object.values(placeNames).map((name) => `${name}=`);
    return writeListQuery(this.#area, this.#place, this.#address.query)
      .split('&')
      .filter((field) => !names.some((name) => field.startsWith(name)))
      .join('&');
  }

  write(query: string, step: HistoryStep): void {
    this.#address.write(writeListQuery(this.#area, this.#place, query), step);
  }
}
