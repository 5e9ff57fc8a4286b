import type { NumberTerm, PlaneTerm, SpaceCarry, SpaceHandle, SpacePointTerm } from '../../board/index.ts';
import { drawnPlane } from '../forms/flat-forms.ts';
import { isInside, type Frame } from '../space/frame.ts';
import { cross, direction, plus, times, type Vector } from '../space/vector.ts';

/** The grip of a whole shape as that of a point: the shape moves by as much as the point. */
export function asHandle(carry: SpaceCarry, at: SpacePointTerm): SpaceHandle {
  let taken: Vector | undefined;
  return {
    name: carry.name,
    move(x, y, z) {
      taken ??= [at.x(), at.y(), at.z()];
      carry.by(x - taken[0], y - taken[1], z - taken[2]);
    },
    settle() {
      taken = undefined;
      carry.settle();
    },
  };
}

/** The grip position of a shape with these corners. */
export function middleOf(corners: readonly SpacePointTerm[]): SpacePointTerm {
  const mean = (coordinate: 'x' | 'y' | 'z') => () =>
    corners.reduce((sum, corner) => sum + corner[coordinate](), 0) / corners.length;
  return { name: '', x: mean('x'), y: mean('y'), z: mean('z') };
}

/** Distance of a plane's grip from its point, in drawn lengths: that point may have a grip of its own. */
const aside = 0.35;

/** The grip position of a plane: in it, beside its point. */
export function besidePoint(frame: Frame, term: PlaneTerm): SpacePointTerm {
  const { at } = term;
  return placeAt(() => {
    const normal = drawnPlane(frame, term)?.normal ?? [0, 0, 1];
    const level = direction(cross(normal, [0, 0, 1])) ?? [1, 0, 0];
    return frame.coordinates(plus(frame.drawn(at.x(), at.y(), at.z()), times(level, aside)));
  });
}

/** The grip position of a sphere: at its top, or in its centre if that is not visible. */
export function topOf(frame: Frame, centre: SpacePointTerm, radius: NumberTerm): SpacePointTerm {
  return placeAt(() => {
    const [x, y, z] = [centre.x(), centre.y(), centre.z()];
    const top = z + Math.abs(radius());
    return [x, y, isInside(frame.half, frame.drawn(x, y, top)) ? top : z];
  });
}

function placeAt(place: () => Vector): SpacePointTerm {
  return { name: '', x: () => place()[0], y: () => place()[1], z: () => place()[2] };
}
