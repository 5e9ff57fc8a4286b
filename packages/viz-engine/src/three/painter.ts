import type { Form } from './forms/form.ts';
import type { Palette } from './palette.ts';
import type { Camera } from './space/camera.ts';

/** Paints forms. A form that is the same object as before looks the same, unless the colours have changed. */
export interface Painter {
  readonly picture: HTMLElement | SVGElement;
  /** The maximum number of cells of a surface, along each parameter, that it can paint while something moves. */
  readonly cells: number;
  paint(forms: readonly Form[], camera: Camera, palette: Palette): void;
  /** The colours of the page have changed, or the picture was lost. */
  forget(): void;
  dispose(): void;
}

/** Light comes from above the viewer's left shoulder, wherever they are, and falls on both sides of a face. */
export const light = { right: -0.35, up: 0.55, toViewer: 0.76 } as const;
