/** Puts compressed twins (`.br`, `.gz`) beside the files of a folder for which it is worth it. */
export function writeCompressedTwins(folder: string, cache: string): Promise<void>;
