import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import type { PublishedFile } from '@pairwise/contracts/registry';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Images and fonts are compressed already. */
const compressible = /\.(?:js|css|html|json|map|svg|txt|webmanifest)$/;

/** One step below the best, which takes many times as long for one percent. */
const QUALITY = 9;

/**
 * Writes the compressed twins of verified files. They are never taken from an upload, so that what a browser unpacks is
 * always what was described.
 */
export const compressFiles = async (folder: string, files: readonly PublishedFile[]): Promise<void> => {
  for (const { path: file } of files.filter((candidate) => compressible.test(candidate.path))) {
    const full = path.join(folder, file);
    const bytes = await readFile(full);
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
    };
    await Promise.all([
      brotli(bytes, { params }).then((packed) => writeFile(`${full}.br`, packed)),
      gzipped(bytes, { level: QUALITY }).then((packed) => writeFile(`${full}.gz`, packed)),
    ]);
  }
};
