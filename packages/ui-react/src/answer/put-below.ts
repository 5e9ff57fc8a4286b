/** Room between a field and the box below it, in pixels. */
const gap = 4;

/**
 * Keeps a box, which is out of the flow, within the width of the text around its place. If it is to push away what is
 * below, the place becomes as high as the box. Returns a function that ends this.
 */
export function putBelow(box: HTMLElement, pushes: boolean): () => void {
  const place = box.parentElement;
  const column = place && blockAround(place);
  if (place === null || column === null) return () => undefined;
  let height = 0;
  const put = () => {
    const { left, width } = column.getBoundingClientRect();
    const style = getComputedStyle(column);
    const start = left + parseFloat(style.paddingLeft) + parseFloat(style.borderLeftWidth);
    const end = left + width - parseFloat(style.paddingRight) - parseFloat(style.borderRightWidth);
    box.style.maxWidth = `${end - start}px`;
    const from = place.getBoundingClientRect().left;
    box.style.insetInlineStart = `${Math.max(start - from, Math.min(0, end - from - box.offsetWidth))}px`;
    // It does not shrink again while somebody types.
    height = Math.max(height, box.offsetHeight + 2 * gap);
    place.style.minHeight = pushes ? `${height}px` : '';
  };
  put();
  const observer = new ResizeObserver(put);
  observer.observe(column);
  observer.observe(box);
  if (pushes) box.scrollIntoView({ block: 'nearest' });
  return () => {
    observer.disconnect();
    place.style.minHeight = '';
  };
}

/** The block that a line of text is in. */
function blockAround(element: HTMLElement): HTMLElement | null {
  let around = element.parentElement;
  while (around !== null && /^inline|^contents$/.test(getComputedStyle(around).display)) around = around.parentElement;
  return around;
}
