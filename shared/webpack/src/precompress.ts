import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

import type { PublishedFile } from '@pairwise/contracts/registry';

/** Text files that members download. Source maps are left out: only developers load them. */
const compressible = /\.(js|css|svg|json|webmanifest|html)$/;

/** Writes `<file>.br` and `<file>.gz` beside each text file, so that the gateway compresses nothing while serving. */
export const precompress = (folder: string, files: readonly PublishedFile[]): void => {
  for (const file of files) {
    if (!compressible.test(file.path)) continue;
    const full = path.join(folder, file.path);
    const bytes = readFileSync(full);
    writeFileSync(
      `${full}.br`,
      brotliCompressSync(bytes, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
        },
      }),
    );
    writeFileSync(`${full}.gz`, gzipSync(bytes, { level: constants.Z_BEST_COMPRESSION }));
  }
};
