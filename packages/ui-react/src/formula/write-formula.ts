type Paint = (place: HTMLElement, tex: string) => void;

let painter: Paint | undefined;

/** Pending texts, by the element they are for. */
const wanted = new Map<HTMLElement, string>();

/** Loads the formula renderer, which is a separate chunk. */
export async function prepareFormulas(): Promise<void> {
  const { paint } = await import('./katex-formula.tsx');
  painter = (place, tex) => {
    paint(place, tex, false);
    // As large as other labels: an x has the same height in both (0.442 of an em of a formula).
    for (const made of place.querySelectorAll<HTMLElement>('.katex')) made.style.fontSize = 'calc(1ex / 0.442)';
  };
  for (const [place, tex] of wanted) painter(place, tex);
  wanted.clear();
}

/** Whether formulas are rendered synchronously. */
export function canWriteFormulas(): boolean {
  return painter !== undefined;
}

/** Typesets TeX in an element of the page; the previous content stays until this is possible. */
export function writeFormula(tex: string, place: HTMLElement): void {
  if (painter !== undefined) {
    painter(place, tex);
    return;
  }
  wanted.set(place, tex);
  prepareFormulas().catch(() => wanted.delete(place));
}
