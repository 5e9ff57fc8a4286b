/** The first bytes of every PNG, and of its header. */
const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]);

/** Sides in pixels: a small file may unfold to a huge picture. */
const longestSide = 4096;

/** Whether a text is the Base64 of a PNG of a size that pages can show. */
export function isPicture(base64: string): boolean {
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(base64)) return false;
  const head = Buffer.from(base64.slice(0, 40), 'base64');
  if (head.length < 24 || !head.subarray(0, 16).equals(signature)) return false;
  const sides = [head.readUInt32BE(16), head.readUInt32BE(20)];
  return sides.every((side) => side >= 1 && side <= longestSide);
}
