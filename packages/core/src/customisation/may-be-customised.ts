/** Whether a path is that of a customisation, which its owner's worksheets use, not those of others. */
export function isCustomisationPath(path: string): boolean {
  return path.startsWith('customised/');
}

/** Whether a document may be customised by its path: those of applets are made by programs (specification 000 §6). */
export function mayBeCustomised(path: string): boolean {
  return !`/${path}`.includes('/g_art_');
}
