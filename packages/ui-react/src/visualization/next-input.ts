/** The input of the same figure that comes after this one, or before it; undefined behind the last. */
export function nextInput(input: HTMLElement, direction: 1 | -1): HTMLElement | undefined {
  const all = [...(input.closest('figure')?.querySelectorAll<HTMLElement>('[data-figure-input]') ?? [])];
  const seen = all.filter((each) => each.offsetParent !== null);
  return seen[seen.indexOf(input) + direction];
}
