/** `node write-limited.ts once|replace FILE BYTES`: writes a file of that size. A test limits how much it may write. */
import { replaceFile, writeOnce } from '../files/write-file.ts';

const [kind = '', file = '', bytes = '0'] = process.argv.slice(2);
(kind === 'once' ? writeOnce : replaceFile)(file, 'x'.repeat(Number(bytes)));
