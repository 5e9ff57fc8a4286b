import { paint, type WriteFormula } from '../../board/index.ts';
import { readLabel } from '../../label/index.ts';
import type { Caption, Form, Ink } from '../forms/form.ts';
import { project, type Camera } from '../space/camera.ts';
import type { Vector } from '../space/vector.ts';
import { coverOf } from './cover.ts';
import { placed, type FreeSpot } from './placement.ts';

/** The texts on a board in space. */
export interface Captions {
  write(forms: readonly Form[], camera: Camera): void;
}

interface Written {
  readonly element: HTMLElement;
  readonly width: number;
  readonly height: number;
}

/** HTML texts over the picture, in the font of the page. A text keeps its element from one picture to the next. */
export function createCaptions(layer: HTMLElement, typeset: WriteFormula | undefined): Captions {
  const written = new Map<string, Written>();

  const create = (caption: Caption, ink: Ink): Written => {
    const element = layer.ownerDocument.createElement('span');
    const { plain, tex } = readLabel(caption.text);
    element.textContent = plain;
    if (tex !== undefined && caption.rank !== 'number') typeset?.(tex, element);
    element.style.cssText = 'position:absolute;left:0;top:0;white-space:pre;line-height:1.1;will-change:transform';
    element.style.fontSize = caption.rank === 'number' ? '12px' : '14px';
    if (ink !== 'text') element.style.color = paint(ink);
    layer.append(element);
    return { element, width: element.offsetWidth, height: element.offsetHeight };
  };

  return {
    write(forms, camera) {
      const used = new Set<string>();
      const isCovered = coverOf(forms, camera);
      const all = forms.flatMap((form) =>
        form.captions.filter(isShown(isCovered)).map((caption) => {
          const key = nextKey(`${caption.rank} ${inkKey(form.ink)} ${caption.text}`, used);
          let own = written.get(key);
          // In a collapsed box nothing has a size; it is measured again when opened.
          if (own === undefined || own.width === 0) {
            own?.element.remove();
            own = create(caption, form.ink);
            written.set(key, own);
          }
          return { caption, own };
        }),
      );
      const places = placed(
        all.map(({ caption, own: { width, height } }) => ({
          ...project(camera, caption.at),
          width,
          height,
          rank: caption.rank,
          offset: caption.offset,
        })),
        camera.size,
        spotsOf(forms, camera),
      );
      for (const [index, { own }] of all.entries()) {
        const place = places[index];
        own.element.style.visibility = place === undefined ? 'hidden' : '';
        if (place === undefined) continue;
        // On whole pixels: otherwise a browser renders the same letters differently from time to time.
        const [left, top] = [place[0] - own.width / 2, place[1] - own.height / 2].map(Math.round);
        own.element.style.transform = `translate(${left}px,${top}px)`;
      }
      for (const [key, { element }] of written) {
        if (used.has(key)) continue;
        element.remove();
        written.delete(key);
      }
    },
  };
}

/** Points, except those of a trace. */
function spotsOf(forms: readonly Form[], camera: Camera): readonly FreeSpot[] {
  return forms.flatMap(({ marks: [mark, ...others] }) => {
    if (mark?.kind !== 'ball' || others.length > 0) return [];
    return [{ ...project(camera, mark.at), radius: mark.radius / camera.unit }];
  });
}

/** A number on an axis belongs to its tick, and is hidden with it; what an author wrote is always shown. */
function isShown(isCovered: (at: Vector) => boolean): (caption: Caption) => boolean {
  return ({ rank, at }) => rank !== 'number' || !isCovered(at);
}

function inkKey(ink: Ink): string {
  return ink === 'text' ? ink : paint(ink);
}

/** The same number may be on three axes at once: each gets its own element. */
function nextKey(key: string, used: Set<string>): string {
  let candidate = key;
  for (let count = 2; used.has(candidate); count += 1) candidate = `${key} ${count}`;
  used.add(candidate);
  return candidate;
}
