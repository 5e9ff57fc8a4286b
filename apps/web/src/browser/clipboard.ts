/** Copies a text to the clipboard; rejects if the browser does not allow it, or has none for pages without TLS. */
export async function copyToClipboard(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
}

/** Copies the full address of a page of this platform. */
export async function copyAddress(address: string): Promise<void> {
  await copyToClipboard(new URL(address, location.href).href);
}
