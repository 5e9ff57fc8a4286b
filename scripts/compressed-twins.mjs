// Puts compressed twins (`.br`, `.gz`) beside the files of a folder, so that the server sends them as they are.
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** In bytes: smaller files fit into one packet anyway. */
const worthIt = 1000;
/** In bytes: above this, maximum brotli takes half a minute (the 9.6 MB of Python) and saves a tenth. */
const huge = 4_000_000;
/** These are compressed already. */
const compressed = /\.(br|gz|woff2?|png|jpe?g|webp|zip|mp[34]|webm|pdf)$/;

const codings = {
  br: (bytes) =>
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: bytes.length > huge ? 9 : constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  gz: (bytes) => promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
};

/**
 * Compresses every file in a folder and below for which it pays. Results are cached in `cache` under the hash of the
 * file's bytes; unused ones are removed from there.
 */
export async function writeCompressedTwins(folder, cache) {
  await mkdir(cache, { recursive: true });
  const files = (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && !compressed.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  const used = new Set();
  await Promise.all(files.map((file) => writeTwins(file, cache, used)));
  const kept = await readdir(cache);
  await Promise.all(kept.filter((name) => !used.has(name)).map((name) => rm(join(cache, name))));
}

async function writeTwins(file, cache, used) {
  const bytes = await readFile(file);
  if (bytes.length < worthIt) return;
  const hash = createHash('sha256').update(bytes).digest('hex');
  for (const [suffix, compress] of Object.entries(codings)) {
    const name = `${hash}.${suffix}`;
    used.add(name);
    const kept = await readFile(join(cache, name)).catch(() => undefined);
    const twin = kept ?? (await compress(bytes));
    if (kept === undefined) await writeFile(join(cache, name), twin);
    await writeFile(`${file}.${suffix}`, twin);
  }
}
