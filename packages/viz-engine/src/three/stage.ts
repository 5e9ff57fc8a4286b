/** The elements of a board in space: the picture, texts over it, and grips on top. */
export interface SpaceStage {
  readonly frame: HTMLElement;
  /** Contains the picture, and has the focus while the view is turned. */
  readonly view: HTMLElement;
  readonly captions: HTMLElement;
  readonly grips: HTMLElement;
  /** A discreet text under the picture; hidden if it is empty. */
  say(text: string): void;
  /** The colour around texts, which keeps them legible over anything. */
  setGround(color: string): void;
}

const cover = 'position:absolute;inset:0;';

/** Creates an empty board in an element of the page. It is as wide as that element, and keeps its proportions. */
export function createStage(container: HTMLElement, width: number, height: number, name: string): SpaceStage {
  const add = (parent: HTMLElement, style: string, tag = 'div') => {
    const element = container.ownerDocument.createElement(tag);
    element.style.cssText = style;
    parent.append(element);
    return element;
  };
  const frame = add(
    container,
    `position:relative;overflow:hidden;width:100%;aspect-ratio:${width} / ${height};isolation:isolate`,
  );
  const view = add(frame, `${cover}outline:none`);
  view.tabIndex = 0;
  // Its arrow keys turn the view; a screen reader must pass them through.
  view.setAttribute('role', 'application');
  view.setAttribute('aria-label', name);
  view.addEventListener('focus', () => (view.style.boxShadow = 'inset 0 0 0 2px currentColor'));
  view.addEventListener('blur', () => (view.style.boxShadow = ''));
  const captions = add(frame, `${cover}pointer-events:none;user-select:none`);
  captions.setAttribute('aria-hidden', 'true');
  const grips = add(frame, `${cover}pointer-events:none`);
  const message = add(
    frame,
    'position:absolute;left:4px;top:4px;margin:0;padding:0 4px;font-size:12px;pointer-events:none;opacity:0.8',
    'p',
  );
  return {
    frame,
    view,
    captions,
    grips,
    say: (text) => (message.textContent = text),
    setGround: (color) => {
      message.style.background = color;
      captions.style.textShadow = ['1px 0', '-1px 0', '0 1px', '0 -1px', '0 0']
        .map((way) => `${way} 1.5px ${color}`)
        .join();
    },
  };
}
