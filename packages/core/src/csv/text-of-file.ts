/** The characters of Windows-1252 for the bytes 128 to 159; all others are those of Latin-1. */
const windowsSigns = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/** The characters of Mac Roman for the bytes 128 to 255. */
const macSigns =
  'ÄÅÇÉÑÖÜáàâäãåçéèêëíìîïñóòôöõúùûü†°¢£§•¶ß®©™´¨≠ÆØ∞±≤≥¥µ∂∑∏π∫ªºΩæø¿¡¬√ƒ≈∆«»…\u00a0ÀÃÕŒœ–—“”‘’÷◊ÿŸ⁄€‹›ﬁﬂ‡·‚„‰ÂÊÁËÈÍÎÏÌÓÔ\uf8ffÒÚÛÙıˆ˜¯˘˙˚¸˝˛ˇ';

/**
 * Decodes a list that a spreadsheet or an editor has saved, by its bytes: UTF-16 with a byte order mark or recognised by
 * its zeros, else UTF-8, else Windows-1252, which Excel writes as plain "CSV", or Mac Roman if lines end
 * as on old Macs (Excel's "CSV (Macintosh)"). The byte order mark is left out.
 */
export function textOfFile(bytes: Uint8Array): string {
  const order = utf16OrderOf(bytes);
  const text = order === undefined ? (utf8(bytes) ?? ofOneByte(bytes)) : utf16(bytes, order);
  return text.replace(/^\uFEFF/, '');
}

type ByteOrder = 'littleEndian' | 'bigEndian';

function utf16OrderOf(bytes: Uint8Array): ByteOrder | undefined {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'littleEndian';
  if (first === 0xfe && second === 0xff) return 'bigEndian';
  // Text of the other encodings has no zeros; separators and line ends of UTF-16 have one each.
  const zero = bytes.indexOf(0);
  if (zero < 0) return undefined;
  return zero % 2 === 1 ? 'littleEndian' : 'bigEndian';
}

function utf16(bytes: Uint8Array, order: ByteOrder): string {
  const [high, low] = order === 'bigEndian' ? [0, 1] : [1, 0];
  return textOf(
    Math.floor(bytes.length / 2),
    (index) => ((bytes[2 * index + high] ?? 0) << 8) | (bytes[2 * index + low] ?? 0),
  );
}

const [lineFeed, carriageReturn] = [10, 13];

function ofOneByte(bytes: Uint8Array): string {
  return bytes.includes(carriageReturn) && !bytes.includes(lineFeed) ? macRoman(bytes) : windows1252(bytes);
}

function macRoman(bytes: Uint8Array): string {
  return textOf(bytes.length, (index) => {
    const byte = bytes[index] ?? 0;
    return byte < 128 ? byte : macSigns.charCodeAt(byte - 128);
  });
}

function windows1252(bytes: Uint8Array): string {
  return textOf(bytes.length, (index) => {
    const byte = bytes[index] ?? 0;
    return byte < 128 || byte > 159 ? byte : windowsSigns.charCodeAt(byte - 128);
  });
}

/** Undefined if the bytes are not UTF-8. */
function utf8(bytes: Uint8Array): string | undefined {
  try {
    return decodeURIComponent(Array.from(bytes, (byte) => `%${byte.toString(16).padStart(2, '0')}`).join(''));
  } catch {
    return undefined;
  }
}

function textOf(length: number, unit: (index: number) => number): string {
  return Array.from({ length }, (_, index) => String.fromCharCode(unit(index))).join('');
}
