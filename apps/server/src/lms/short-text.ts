/** A longer answer is none to what an LMS is asked here. */
const longestAnswer = 10_000;

/** The text of an answer; empty, and so unreadable, where it is too long. */
export async function shortText({ body }: Response): Promise<string> {
  if (body === null) return '';
  const parts: Uint8Array[] = [];
  let size = 0;
  const reader: ReadableStreamDefaultReader<Uint8Array> = body.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.byteLength;
    if (size > longestAnswer) {
      await reader.cancel();
      return '';
    }
    parts.push(part.value);
  }
  return Buffer.concat(parts).toString('utf8');
}
