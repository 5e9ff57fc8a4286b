/** The columns of an LMS hold this many characters. */
export const longestName = 255;

/**
 * A name as every LMS can take it: one line of at most 255 UTF-16 units, without `<` and `&` (ILIAS writes names into
 * markup as they are), not empty and not `0` (which PHP takes for empty). `otherwise` is used if nothing is left.
 */
export function transferName(text: string, otherwise: string): string {
  const line = text
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\s]+/gu, ' ')
    .replaceAll('<', '‹')
    .replaceAll('&', '+')
    .trim();
  const name = line.length <= longestName ? line : `${wholeStart(line, longestName - 1).trimEnd()}…`;
  return name === '' || name === '0' ? otherwise : name;
}

/** Whether a name can be transferred as it is. */
export function isTransferName(text: string): boolean {
  return text !== '' && transferName(text, '') === text;
}

/** Whether an LMS keeps this link of a server as it is: Moodle's `PARAM_STRINGID`, and `link/` only at the start. */
export function isLink(link: string): boolean {
  return link.length <= longestName && /^[A-Za-z][A-Za-z0-9.:/_-]*$/.test(link) && !link.includes('link/', 1);
}

/**
 * Whether the path of a document can be its link: clients cut `link/` away wherever it stands, and take what begins
 * with `worksheet_` for a worksheet.
 */
export function isDocumentLink(path: string): boolean {
  return isLink(path) && !path.includes('link/') && !path.startsWith(worksheetPrefix);
}

const worksheetPrefix = 'worksheet_';

/** The link of a worksheet; undefined if clients would not find its id in it. */
export function worksheetLink(id: string): string | undefined {
  const link = `${worksheetPrefix}${id}`;
  return id !== '' && isLink(link) && !link.includes('link/') && !id.includes(worksheetPrefix) ? link : undefined;
}

/** The id in the link of a worksheet; undefined for other links. */
export function worksheetIdIn(link: string): string | undefined {
  return link.startsWith(worksheetPrefix) && link.length > worksheetPrefix.length
    ? link.slice(worksheetPrefix.length)
    : undefined;
}

/** The first characters of a text, never half of a surrogate pair. */
function wholeStart(text: string, length: number): string {
  return text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '');
}
