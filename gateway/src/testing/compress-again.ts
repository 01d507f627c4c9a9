import { existsSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/**
 * Writes the compressed twins of a file that has changed, where it has any. Compresses fast rather than well, because these
 * files are used in one run only.
 */
export const compressAgain = (file: string, bytes: Buffer | string): void => {
  if (existsSync(`${file}.br`)) {
    writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }));
  }
  if (existsSync(`${file}.gz`)) writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 1 }));
};
