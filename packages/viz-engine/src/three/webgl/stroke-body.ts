import {
  Color,
  InstancedInterleavedBuffer,
  InterleavedBufferAttribute,
  LessDepth,
  Sphere,
  Vector2,
  Vector3,
  Vector4,
} from 'three';
import { LineMaterial } from 'three/addons/lines/LineMaterial.js';
import { LineSegments2 } from 'three/addons/lines/LineSegments2.js';
import { LineSegmentsGeometry } from 'three/addons/lines/LineSegmentsGeometry.js';
import { dashPattern, dotDistance, dotted } from '../../board/index.ts';
import type { Stroke } from '../forms/form.ts';
import type { Rgb } from '../palette.ts';

/** Lines of any width: WebGL's own are one pixel wide everywhere. Other lines replace them in the same buffers. */
export class StrokeBody {
  readonly object: LineSegments2;
  readonly #material: LineMaterial;
  /** Two dashes with their gaps, in pixels. */
  readonly #pattern = { value: new Vector4(1, 0, 1, 0) };
  /** The radius of dots in pixels, and their distance; no radius for other patterns. */
  readonly #dots = { value: new Vector2(0, dotDistance) };
  /** The two ends of each piece, three numbers each. */
  #ends = pieceBuffer(0);

  constructor() {
    this.#material = new LineMaterial({
      // Joints of a line must not be painted twice, which would be visible if it is translucent.
      depthFunc: LessDepth,
    });
    patterned(this.#material, this.#pattern, this.#dots);
    this.object = new LineSegments2(new LineSegmentsGeometry(), this.#material);
    this.object.frustumCulled = false;
  }

  paint(stroke: Stroke, rgb: Rgb): void {
    const { width, opacity, dash, lines } = stroke;
    const pattern = dashPattern(dash);
    const isDashed = pattern !== undefined;
    const material = this.#material;
    // Discs of a few pixels need antialiased edges.
    const isSeenThrough = opacity < 1 || dash === dotted;
    if (material.transparent !== isSeenThrough || material.dashed !== isDashed) material.needsUpdate = true;
    Object.assign(material, {
      linewidth: width,
      opacity,
      transparent: isSeenThrough,
      dashed: isDashed,
    });
    const [first = 1, gap = 0, second = first, last = gap] = pattern ?? [];
    this.#pattern.value.set(first, gap, second, last);
    this.#dots.value.setX(dash === dotted ? width / 2 : 0);
    material.color = new Color().setRGB(...rgb, 'srgb');
    this.object.renderOrder = isSeenThrough ? 2 : 0;
    this.#write(lines);
    if (isDashed) this.object.computeLineDistances();
  }

  /** Keeps dashes at their pixel lengths at any zoom. `unit` is the length of a pixel. */
  setUnit(unit: number): void {
    this.#material.dashScale = 1 / unit;
  }

  dispose(): void {
    this.object.removeFromParent();
    this.object.geometry.dispose();
    this.#material.dispose();
  }

  #write(lines: Stroke['lines']): void {
    const count = lines.reduce((sum, line) => sum + Math.max(line.length - 1, 0), 0);
    if (count > this.#ends.count || this.#material.dashed) this.#makeRoom(count);
    const { array } = this.#ends;
    let at = 0;
    for (const line of lines) {
      for (let index = 1; index < line.length; index += 1) {
        const [from, to] = [line[index - 1], line[index]];
        if (from === undefined || to === undefined) continue;
        for (let axis = 0; axis < 3; axis += 1) {
          array[at + axis] = from[axis] ?? NaN;
          array[at + 3 + axis] = to[axis] ?? NaN;
        }
        at += 6;
      }
    }
    this.#ends.needsUpdate = true;
    this.object.geometry.instanceCount = count;
  }

  #makeRoom(count: number): void {
    this.object.geometry.dispose();
    this.#ends = pieceBuffer(count);
    this.object.geometry = new LineSegmentsGeometry();
    this.object.geometry.setAttribute('instanceStart', new InterleavedBufferAttribute(this.#ends, 3, 0));
    this.object.geometry.setAttribute('instanceEnd', new InterleavedBufferAttribute(this.#ends, 3, 3));
    // Otherwise three.js measures all pieces, only to know how far away they are.
    this.object.geometry.boundingSphere = new Sphere(new Vector3(), 2);
  }
}

/** The line of three.js's shader that creates gaps: it only knows one dash and one gap. */
const gaps = /if \( mod\( vLineDistance [^\n]* discard;[^\n]*/;

/** Lets a material draw patterns with two different dashes, and round dots. */
function patterned(
  material: LineMaterial,
  pattern: { readonly value: Vector4 },
  dots: { readonly value: Vector2 },
): void {
  if (!gaps.test(material.fragmentShader)) throw new Error('This version of three.js draws dashes in another way');
  material.uniforms['pattern'] = pattern;
  material.uniforms['dots'] = dots;
  material.fragmentShader = material.fragmentShader
    .replace('uniform float dashSize;', 'uniform float dashSize; uniform vec4 pattern; uniform vec2 dots;')
    .replace(
      gaps,
      `float along = mod( vLineDistance, pattern.x + pattern.y + pattern.z + pattern.w );
      float second = along - pattern.x - pattern.y;
      if ( dots.x > 0.0 ) {
        float toDot = mod( vLineDistance + 0.5 * dots.y, dots.y ) - 0.5 * dots.y;
        alpha *= clamp( dots.x + 0.5 - length( vec2( toDot, vUv.x * dots.x ) ), 0.0, 1.0 );
        if ( alpha == 0.0 ) discard;
      } else if ( second < 0.0 ? along > pattern.x : second > pattern.z ) discard;`,
    );
}

function pieceBuffer(count: number): InstancedInterleavedBuffer {
  return new InstancedInterleavedBuffer(new Float32Array(6 * count), 6, 1);
}
