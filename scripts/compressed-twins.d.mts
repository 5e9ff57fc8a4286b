/** Puts compressed twins (`.br`, `.gz`) beside the files of a folder for which it pays. */
export function writeCompressedTwins(folder: string, cache: string): Promise<void>;
