/** The next or previous input of the same figure; undefined after the last. */
export function nextInput(input: HTMLElement, direction: 1 | -1): HTMLElement | undefined {
  const all = [...(input.closest('figure')?.querySelectorAll<HTMLElement>('[data-figure-input]') ?? [])];
  const seen = all.filter((each) => each.offsetParent !== null);
  return seen[seen.indexOf(input) + direction];
}
