/** An element of JSXGraph, as its renderer asks it. Its type declarations do not know this method. */
interface Painted {
  evalVisProp(name: string): unknown;
}

/** The part of JSXGraph's SVG renderer that runs each time an element is drawn anew. */
interface Renderer {
  _updateVisual(element: Painted, except: object | undefined, isNew: boolean | undefined): void;
  setObjectStrokeColor(element: Painted, color: unknown, opacity: unknown): void;
  setObjectFillColor(element: Painted, color: unknown, opacity: unknown): void;
  updateEllipsePrim(node: Element, x: number, y: number, rx: number, ry: number): void;
  setShadow(element: Painted): void;
}

/**
 * Lets the renderer of a board do only what can have changed: of the look of an element its colours, of an ellipse that keeps its size
 * the place. JSXGraph would look at dashes, shadows, transitions and the like of every element each time it moves.
 */
export function quicken(board: object): void {
  if (!hasRenderer(board)) throw new Error('This version of JSXGraph draws in another way');
  const { renderer } = board;
  const { _updateVisual: updateAll, updateEllipsePrim: updateEllipse } = renderer;
  renderer._updateVisual = (element, except, isNew) => {
    if (isNew === true) {
      updateAll.call(renderer, element, except, isNew);
      return;
    }
    const look = (name: string) => element.evalVisProp(name);
    renderer.setObjectStrokeColor(element, look('strokecolor'), look('strokeopacity'));
    renderer.setObjectFillColor(element, look('fillcolor'), look('fillopacity'));
  };
  // Nothing of ours casts a shadow.
  renderer.setShadow = () => {};
  renderer.updateEllipsePrim = (node, x, y, rx, ry) => {
    const isAsLarge = node.getAttribute('rx') === String(rx) && node.getAttribute('ry') === String(ry);
    if (!isAsLarge || !isNear(x) || !isNear(y)) {
      updateEllipse.call(renderer, node, x, y, rx, ry);
      return;
    }
    node.setAttribute('cx', String(x));
    node.setAttribute('cy', String(y));
  };
}

/** What is far outside of any picture is left to JSXGraph, which knows how far browsers can draw. */
function isNear(pixels: number): boolean {
  return Math.abs(pixels) < 1e5;
}

function hasRenderer(board: object): board is { readonly renderer: Renderer } {
  const renderer: unknown = 'renderer' in board ? board.renderer : undefined;
  if (typeof renderer !== 'object' || renderer === null) return false;
  return ['_updateVisual', 'updateEllipsePrim', 'setObjectStrokeColor', 'setShadow'].every((name) => name in renderer);
}
