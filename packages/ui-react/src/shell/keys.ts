import type { KeyValueStorage } from '@lemma/core/platform';

/** Whether the keyboard has a command key, which takes the role of the control key. */
export function hasCommandKey(): boolean {
  return /Mac|iPhone|iPad/.test(navigator.userAgent);
}

/** Whether a key combination opens the palette: Ctrl+K, on a Mac Cmd+K, where Ctrl+K deletes to the end of a line. */
export function isPaletteKey({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  if (key.toLowerCase() !== 'k' || altKey || shiftKey) return false;
  return hasCommandKey() ? metaKey && !ctrlKey : ctrlKey && !metaKey;
}

/** Storage key of the choice to disable single keys. */
const singleKeysKey = 'single-keys';

/** Whether keys on their own do something: users of speech input would trigger them by words (WCAG 2.1.4). */
export function singleKeysAreOn(storage: KeyValueStorage): boolean {
  return storage.read(singleKeysKey) !== 'off';
}

/** Keeps the choice whether keys on their own do something. */
export function chooseSingleKeys(storage: KeyValueStorage, areOn: boolean): void {
  if (areOn) storage.remove(singleKeysKey);
  else storage.write(singleKeysKey, 'off');
}

/** A key pressed on its own, unless it is part of typing. */
export function singleKey({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): string | undefined {
  return ctrlKey || metaKey || altKey || isWriting(target) ? undefined : key;
}

/** Whether a dialog covers the page, so that nothing below can be used. */
export function isBehindDialog(): boolean {
  return document.querySelector('[role=dialog][data-state=open], [role=alertdialog][data-state=open]') !== null;
}

function isWriting(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  // Nobody writes in a box to be ticked.
  if (target instanceof HTMLInputElement && ['checkbox', 'radio'].includes(target.type)) return false;
  return target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName);
}
