import { createHash } from 'node:crypto';

const customised = 'customised';
const drafts = 'drafts';
const own = 'own';

/** Whether a path is one of documents of users or drafts, so that no file of the content folder has it. */
export function isReservedPath(path: string): boolean {
  const [folder] = path.split('/');
  return folder === customised || folder === drafts || folder === own;
}

/** Where a document is that an owner has written anew. */
export function ownDocumentPath(owner: string, name: string): string {
  return [own, folderOf(owner), name].join('/');
}

/** Where an owner's customisation of a document is; `place` distinguishes those for worksheets. */
export function customisationPath(owner: string, original: string, place?: string): string {
  return [customised, folderOf(owner), ...(place === undefined ? [] : [place]), original].join('/');
}

/** Where an owner's draft is; `place` is `new` for the first customisation of a document, or `own`, or a worksheet. */
export function draftPath(owner: string, original: string, place: string): string {
  return [drafts, folderOf(owner), place, original].join('/');
}

/** The subject of a token may contain anything. */
function folderOf(owner: string): string {
  if (/^[A-Za-z0-9_-]{1,40}$/.test(owner)) return owner;
  return createHash('sha256').update(owner).digest('hex').slice(0, 40);
}
