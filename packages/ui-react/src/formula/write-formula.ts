type Paint = (place: HTMLElement, tex: string) => void;

let painter: Paint | undefined;

/** What is still to be written, by the element it is for. */
const wanted = new Map<HTMLElement, string>();

/** Brings what formulas are written with, which is a chunk of its own. */
export async function prepareFormulas(): Promise<void> {
  const { paint } = await import('./katex-formula.tsx');
  painter = (place, tex) => {
    paint(place, tex, false);
    // As large as the words of other labels: an x of both is as high (0.442 of an em of a formula).
    for (const made of place.querySelectorAll<HTMLElement>('.katex')) made.style.fontSize = 'calc(1ex / 0.442)';
  };
  for (const [place, tex] of wanted) painter(place, tex);
  wanted.clear();
}

/** Whether formulas are written at once. */
export function canWriteFormulas(): boolean {
  return painter !== undefined;
}

/** Typesets TeX in an element of the page; what stands there stays until it can be done. */
export function writeFormula(tex: string, place: HTMLElement): void {
  if (painter !== undefined) {
    painter(place, tex);
    return;
  }
  wanted.set(place, tex);
  prepareFormulas().catch(() => wanted.delete(place));
}
