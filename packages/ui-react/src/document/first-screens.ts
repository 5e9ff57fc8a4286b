/**
 * Lets the first blocks of a page be laid out whether they are in view or not. Where the height of a block is only guessed, what
 * stands below it moves when the block comes into view; further down nobody sees that.
 */
export function layOutFirst(page: Element, most: number): void {
  for (const block of [...page.querySelectorAll(':scope > [data-at], section > [data-at]')].slice(0, most))
    block.setAttribute('data-first', '');
}
