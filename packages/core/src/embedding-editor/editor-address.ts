import { mayBeCustomised } from '../customisation/index.ts';

/** Where the path of a document goes in the address of an editor. */
const placeholder = '{path}';

/** Whether a text is the address of an editor: of http or https, with a place for the path of a document. */
export function isEditorAddress(text: string): boolean {
  return /^https?:\/\/[^\s]+$/.test(text) && text.includes(placeholder);
}

/**
 * The address that opens a document in an editor of the content; undefined for one that has no file there: what users
 * have written, and applets, which are made by programs (specification 000 §6).
 */
export function editorHref(address: string, path: string): string | undefined {
  const [folder] = path.split('/');
  const isFile = folder !== 'own' && folder !== 'customised' && mayBeCustomised(path);
  return isFile ? address.replaceAll(placeholder, encodeURIComponent(path)) : undefined;
}
