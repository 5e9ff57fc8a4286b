/**
 * Forces layout of the first blocks of a page whether they are in view or not. If the height of a block is only
 * estimated, what is below moves when it comes into view; further down nobody notices.
 */
export function layOutFirst(page: Element, most: number): void {
  for (const block of [...page.querySelectorAll(':scope > [data-at], section > [data-at]')].slice(0, most))
    block.setAttribute('data-first', '');
}
