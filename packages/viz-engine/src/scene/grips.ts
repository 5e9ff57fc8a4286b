import type { Carry, Handle, SpaceCarry, SpaceHandle } from '../board/index.ts';
import type { Variable } from '../definitions/index.ts';
import type { Grips } from '../elements/index.ts';
import { calledName } from '../label/index.ts';
import type { Mover } from './position.ts';

/** The part of the scene that grips need. */
interface Surroundings {
  variable(name: string): Variable | undefined;
  numbers(name: string): readonly number[];
  /** The points moved along when the whole is moved. */
  carried(variable: Variable): readonly string[];
}

/** How a reader may interact with a variable on a board. */
export function gripsOf(variable: Variable, scene: Surroundings, mover: Mover): Grips {
  const { name, element, movable } = variable;
  const carried = scene.carried(variable);
  const called = (other: string) => calledName(other, scene.variable(other)?.look.label);
  return {
    called,
    ...(movable && hasPlace(variable) && { handle: handleOf(variable, called(name), mover) }),
    ...(carried.length > 0 && { carry: carryOf(name, called(name), carried, scene, mover) }),
    ...(element.hold?.kind === 'state' && {
      hold: (numbers) => {
        mover.move(name, numbers);
        mover.settle();
      },
    }),
  };
}

function hasPlace({ type, element: { hold } }: Variable): boolean {
  if (hold?.kind === 'state') return hold.at !== undefined;
  return hold?.kind === 'numbers' && (type.role === 'point' || type.role === 'vector');
}

function handleOf({ name, element: { hold } }: Variable, called: string, mover: Mover): Handle & SpaceHandle {
  const at = hold?.kind === 'state' ? hold.at : undefined;
  return {
    name: called,
    move: (x: number, y: number, ...z: readonly number[]) => mover.move(name, at?.(x, y) ?? [x, y, ...z]),
    settle: () => mover.settle(),
  };
}

/** Moves points by an offset from where they were when the drag began, so that nothing accumulates on the way. */
function carryOf(
  name: string,
  called: string,
  points: readonly string[],
  scene: Surroundings,
  mover: Mover,
): Carry & SpaceCarry {
  let begun: readonly (readonly [name: string, numbers: readonly number[]])[] | undefined;
  return {
    name: called,
    by(...step: readonly number[]) {
      begun ??= points.map((point) => [point, scene.numbers(point)]);
      const numbers = begun.map(
        ([point, from]) => [point, from.map((number, axis) => number + (step[axis] ?? 0))] as const,
      );
      mover.carry(name, Object.fromEntries(numbers));
    },
    settle() {
      begun = undefined;
      mover.settle();
    },
  };
}
