/** Moves the focus from one row of a list to the next or previous one; from outside to the first. */
export function stepThrough(list: HTMLElement | null, by: 1 | -1): void {
  const hits = [...(list?.querySelectorAll<HTMLElement>('[data-hit]') ?? [])].filter(isVisible);
  // Within the row of an entry of a tree are those of the entries below it.
  const at = hits.findLastIndex((hit) => hit.closest('li')?.contains(document.activeElement));
  const next = at === -1 ? 0 : Math.min(Math.max(at + by, 0), hits.length - 1);
  hits[next]?.focus();
}

/** Selects the row that has the focus, or no longer. */
export function selectFocused(list: HTMLElement | null): void {
  const row = document.activeElement?.closest('li');
  if (row && list?.contains(row)) row.querySelector<HTMLElement>('[data-select]')?.click();
}

function isVisible(hit: HTMLElement): boolean {
  return hit.getClientRects().length > 0;
}
