import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import type { PublishedFile } from '@pairwise/contracts/registry';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Images and fonts are compressed already. */
const compressible = /\.(?:js|css|html|json|map|svg|txt|webmanifest)$/;

/** What members load. Its size is compared with the limits of a remote, which its build measures at the best quality. */
const loaded = /\.(?:js|css|svg)$/;
/** Larger than the shell's entry. At the best quality such data takes a second each, in which no other upload is compressed. */
const LARGE_BYTES = 700_000;
const GZIP_LEVEL = 9;
/** One step below the best is several times as fast, and 7 % larger. */
const FAST_QUALITY = 9;

const qualityFor = (file: string, bytes: number): number =>
  loaded.test(file) && bytes <= LARGE_BYTES ? constants.BROTLI_MAX_QUALITY : FAST_QUALITY;

/**
 * Writes the compressed twins of verified files. They are never taken from an upload, so that what a browser unpacks is
 * always what was described.
 */
export const compressFiles = async (folder: string, files: readonly PublishedFile[]): Promise<void> => {
  for (const { path: file } of files.filter((candidate) => compressible.test(candidate.path))) {
    const full = path.join(folder, file);
    const bytes = await readFile(full);
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: qualityFor(file, bytes.byteLength),
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
    };
    await Promise.all([
      brotli(bytes, { params }).then((packed) => writeFile(`${full}.br`, packed)),
      gzipped(bytes, { level: GZIP_LEVEL }).then((packed) => writeFile(`${full}.gz`, packed)),
    ]);
  }
};
