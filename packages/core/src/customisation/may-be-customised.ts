/** Whether a document may be customised by its path: those of applets are made by programs (specification 000 §6). */
export function mayBeCustomised(path: string): boolean {
  return !`/${path}`.includes('/g_art_');
}
