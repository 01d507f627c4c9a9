import { existsSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Fast rather than well: for files that are used in one run only. */
const FAST = 4;

interface Compression {
  /** As small as in a build, for files whose size is judged. */
  small?: boolean;
}

/** Writes the compressed twins of a file that has changed, where it has any. */
export const compressAgain = (file: string, bytes: Buffer | string, { small = false }: Compression = {}): void => {
  if (existsSync(`${file}.br`)) {
    const quality = small ? constants.BROTLI_MAX_QUALITY : FAST;
    writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }));
  }
  if (existsSync(`${file}.gz`)) writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 1 }));
};
