import { Matrix4, Vector3, type Camera as ThreeCamera } from 'three';
import type { Camera } from '../space/camera.ts';

/** Sets the three.js camera to ours: both project a place to the same pixel. */
export function setCamera(
  three: ThreeCamera,
  { right, up, toViewer, size, shift, unit, distance, radius }: Camera,
): void {
  const isParallel = distance === Infinity;
  const away = isParallel ? 3 * radius : distance;
  const axes = new Matrix4().makeBasis(new Vector3(...right), new Vector3(...up), new Vector3(...toViewer));
  three.quaternion.setFromRotationMatrix(axes);
  three.position.set(...toViewer).multiplyScalar(away);
  three.updateMatrixWorld();
  const [near, far] = [away - 1.5 * radius, away + 1.5 * radius];
  const scale = isParallel ? 1 : near / away;
  const [width, height] = [(size[0] / 2) * unit, (size[1] / 2) * unit];
  const edges = [shift[0] - width, shift[0] + width, shift[1] + height, shift[1] - height] as const;
  const [left, rightEdge, top, bottom] = edges.map((edge) => edge * scale);
  if (left === undefined || rightEdge === undefined || top === undefined || bottom === undefined) return;
  if (isParallel) three.projectionMatrix.makeOrthographic(left, rightEdge, top, bottom, near, far);
  else three.projectionMatrix.makePerspective(left, rightEdge, top, bottom, near, far);
  three.projectionMatrixInverse.copy(three.projectionMatrix).invert();
}
