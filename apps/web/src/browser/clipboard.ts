/** Puts a text on the clipboard; rejects where the browser does not allow it, or has none for pages without TLS. */
export async function copyToClipboard(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
}
