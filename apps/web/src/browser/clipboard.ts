/** Puts a text on the clipboard; rejects where the browser does not allow it. */
export function copyToClipboard(text: string): Promise<void> {
  return navigator.clipboard.writeText(text);
}
