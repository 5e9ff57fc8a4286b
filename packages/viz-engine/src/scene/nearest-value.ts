import { nearestStep, type Control } from '../elements/index.ts';

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
