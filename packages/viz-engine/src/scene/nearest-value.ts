import type { Control } from '../elements/index.ts';

/** The nearest value a control can be set to: a step of a slider, one of the two numbers of a checkbox. */
export function nearestValue(number: number, control: Control): number {
  switch (control.kind) {
    case 'range':
      return nearestStep(number, control.left(), control.right(), control.step());
    case 'tick': {
      const [on, off] = [control.on(), control.off()];
      return Math.abs(number - on) < Math.abs(number - off) ? on : off;
    }
    case 'field':
    case 'output':
    case 'words':
      return number;
  }
}

function nearestStep(number: number, left: number, right: number, step: number): number {
  const inside = Math.min(Math.max(number, left), right);
  // The right end need not be a step.
  const steps = Math.min(Math.round((inside - left) / step), Math.floor((right - left) / step + 1e-9));
  // 0.8 rather than 0.8000000000000001, as a slider with these steps shows it.
  const nearest = Number((left + steps * step).toPrecision(12));
  return Number.isFinite(nearest) ? nearest : inside;
}
