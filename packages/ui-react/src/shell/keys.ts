/** Whether the keyboard has a command key, which does there what the control key does elsewhere. */
export function hasCommandKey(): boolean {
  return /Mac|iPhone|iPad/.test(navigator.userAgent);
}

/** Whether keys pressed together lead to the search: Ctrl and K, on a Mac Cmd and K. There Ctrl and K deletes to the end of a line. */
export function isSearchKey({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  if (key.toLowerCase() !== 'k' || altKey || shiftKey) return false;
  return hasCommandKey() ? metaKey && !ctrlKey : ctrlKey && !metaKey;
}

/** The key that is pressed by itself, unless it belongs to what is being written. */
export function singleKey({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): string | undefined {
  return ctrlKey || metaKey || altKey || isWriting(target) ? undefined : key;
}

/** Whether a dialog lies over the page, so that what is below cannot be used. */
export function isBehindDialog(): boolean {
  return document.querySelector('[role=dialog][data-state=open], [role=alertdialog][data-state=open]') !== null;
}

function isWriting(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName);
}
