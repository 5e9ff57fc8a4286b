/** A JSXGraph element as its renderer uses it; its type declarations lack this method. */
interface Painted {
  evalVisProp(name: string): unknown;
}

/** The part of JSXGraph's SVG renderer that runs on each redraw of an element. */
interface Renderer {
  _updateVisual(element: Painted, except: object | undefined, isNew: boolean | undefined): void;
  setObjectStrokeColor(element: Painted, color: unknown, opacity: unknown): void;
  setObjectFillColor(element: Painted, color: unknown, opacity: unknown): void;
  updateEllipsePrim(node: Element, x: number, y: number, rx: number, ry: number): void;
  updatePathPrim(node: Element, data: string, board: unknown): void;
  setShadow(element: Painted): void;
}

/**
 * Limits a board's renderer to what can have changed: an element gets its whole look when first drawn, then only its
 * colours, and an ellipse with unchanged size only its position. JSXGraph would check widths, dashes, shadows,
 * transitions and the like of every element on each move.
 */
export function quicken(board: object): void {
  if (!hasRenderer(board)) throw new Error('This version of JSXGraph draws in another way');
  const { renderer } = board;
  const { _updateVisual: updateAll, updateEllipsePrim: updateEllipse, updatePathPrim: updatePath } = renderer;
  // JSXGraph marks points as new, but not lines and circles.
  const known = new WeakSet<Painted>();
  renderer._updateVisual = (element, except, isNew) => {
    if (isNew === true || !known.has(element)) {
      known.add(element);
      updateAll.call(renderer, element, except, isNew);
      return;
    }
    const look = (name: string) => element.evalVisProp(name);
    renderer.setObjectStrokeColor(element, look('strokecolor'), look('strokeopacity'));
    renderer.setObjectFillColor(element, look('fillcolor'), look('fillopacity'));
  };
  // None of our elements casts a shadow.
  renderer.setShadow = () => {};
  renderer.updateEllipsePrim = (node, x, y, rx, ry) => {
    if (![x, y, rx, ry].every(Number.isFinite)) return;
    const isAsLarge = node.getAttribute('rx') === String(rx) && node.getAttribute('ry') === String(ry);
    if (!isAsLarge || !isNear(x) || !isNear(y)) {
      updateEllipse.call(renderer, node, x, y, rx, ry);
      return;
    }
    node.setAttribute('cx', String(x));
    node.setAttribute('cy', String(y));
  };
  // JSXGraph hides what has no position, but only after drawing it there.
  renderer.updatePathPrim = (node, data, board) => {
    updatePath.call(renderer, node, /NaN|Infinity/.test(data) ? '' : data, board);
  };
}

/** What is far outside any picture is left to JSXGraph, which knows the limits of browsers. */
function isNear(pixels: number): boolean {
  return Math.abs(pixels) < 1e5;
}

function hasRenderer(board: object): board is { readonly renderer: Renderer } {
  const renderer: unknown = 'renderer' in board ? board.renderer : undefined;
  if (typeof renderer !== 'object' || renderer === null) return false;
  return ['_updateVisual', 'updateEllipsePrim', 'updatePathPrim', 'setObjectStrokeColor', 'setShadow'].every(
    (name) => name in renderer,
  );
}
