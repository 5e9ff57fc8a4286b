import { crc32 } from 'node:zlib';
import { fromBufferPromise, getFileNameLowLevel, type Entry, type ZipFile } from 'yauzl';
import {
  isIgnoredFile,
  isUploadedPath,
  largestPicture,
  largestUnpacked,
  mostUploadedFiles,
  type ObstacleKind,
  type UploadedFile,
  type UploadObstacle,
} from '@lemma/core/own-document';
import { fail, succeed, type Result } from '@lemma/core/store';

/** How many times larger than packed a file may be; text is seldom packed to a twentieth. */
const largestRatio = 200;

/** In bytes: what is smaller than this once unpacked may be packed as well as it can be. */
const freeOfRatio = 100_000;

/** What packers of Unix write as the type of a file: the upper half of its attributes holds its mode. */
const typeOfFile = 0o170000;
const typeOfLink = 0o120000;
const typeOfRegular = 0o100000;

interface Packed {
  readonly path: string;
  readonly entry: Entry;
}

/**
 * Unpacks a ZIP file, or says everything that keeps it from being unpacked. What its directory says about names and sizes is
 * checked before the first byte is unpacked, and while it is unpacked no file becomes larger than that.
 */
export async function unpack(bytes: Uint8Array): Promise<Result<readonly UploadedFile[], readonly UploadObstacle[]>> {
  const archive = await opened(bytes);
  if (archive === undefined) return fail([{ file: '', kind: 'noArchive' }]);
  if (archive.entryCount > mostUploadedFiles * 2) return fail([{ file: '', kind: 'tooManyFiles' }]);
  const packed: Packed[] = [];
  const obstacles: UploadObstacle[] = [];
  try {
    for await (const entry of archive.eachEntry()) {
      const path = nameOf(entry);
      const kind = obstacleOf(entry, path);
      if (kind !== undefined) obstacles.push({ file: path, kind });
      else if (!path.endsWith('/') && !isIgnoredFile(path)) packed.push({ path, entry });
    }
  } catch {
    return fail([{ file: '', kind: 'noArchive' }]);
  }
  if (packed.length > mostUploadedFiles) obstacles.push({ file: '', kind: 'tooManyFiles' });
  const size = packed.reduce((sum, { entry }) => sum + entry.uncompressedSize, 0);
  if (size > largestUnpacked) obstacles.push({ file: '', kind: 'tooMuch' });
  if (obstacles.length > 0) return fail(obstacles);

  const files: UploadedFile[] = [];
  for (const { path, entry } of packed) {
    const content = await contentOf(archive, entry);
    if (content === undefined) obstacles.push({ file: path, kind: 'damaged' });
    else files.push({ path, bytes: content });
  }
  return obstacles.length > 0 ? fail(obstacles) : succeed(files);
}

async function opened(bytes: Uint8Array): Promise<ZipFile | undefined> {
  try {
    // Names are read here: otherwise the first bad one would be an error about the whole file.
    const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    return await fromBufferPromise(buffer, { lazyEntries: true, decodeStrings: false, autoClose: false });
  } catch {
    return undefined;
  }
}

function nameOf(entry: Entry): string {
  return getFileNameLowLevel(entry.generalPurposeBitFlag, entry.fileNameRaw, entry.extraFields, true);
}

function obstacleOf(entry: Entry, path: string): ObstacleKind | undefined {
  if (!isUploadedPath(path.endsWith('/') ? path.slice(0, -1) : path)) return 'badName';
  const mode = (entry.externalFileAttributes >>> 16) & typeOfFile;
  if (mode === typeOfLink) return 'link';
  if (path.endsWith('/') || isIgnoredFile(path)) return undefined;
  if (mode !== 0 && mode !== typeOfRegular) return 'link';
  if (entry.isEncrypted()) return 'encrypted';
  if (!entry.canDecodeFileData()) return 'damaged';
  if (entry.uncompressedSize > freeOfRatio && entry.uncompressedSize > largestRatio * entry.compressedSize)
    return 'bomb';
  return entry.uncompressedSize > largestPicture ? 'tooLarge' : undefined;
}

/** What a file contains; undefined if that is not what the directory says it is. */
async function contentOf(archive: ZipFile, entry: Entry): Promise<Uint8Array | undefined> {
  const parts: Buffer[] = [];
  try {
    const stream = await archive.openReadStreamPromise(entry);
    for await (const part of stream) if (Buffer.isBuffer(part)) parts.push(part);
  } catch {
    return undefined;
  }
  const bytes = Buffer.concat(parts);
  const isWhole = bytes.length === entry.uncompressedSize && crc32(bytes) === entry.crc32;
  return isWhole ? bytes : undefined;
}
