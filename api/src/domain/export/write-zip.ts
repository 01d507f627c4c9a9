import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

import { ZipFile } from 'yazl';

interface ZipEntry {
  name: string;
  /** Opens the content when it is written. */
  open: () => Promise<Readable>;
}

/**
 * Writes the entries to a new zip file, one after another, as streams: neither the file nor an entry is in memory as a
 * whole, and compression runs outside the thread of the requests. The file is readable by its owner only.
 */
export const writeZip = async (file: string, entries: readonly ZipEntry[]): Promise<void> => {
  const zip = new ZipFile();
  const written = pipeline(Readable.from(zip.outputStream), createWriteStream(file, { mode: 0o600 }));
  const failed = new Promise<never>((_, reject) => zip.once('error', reject));
  for (const { name, open } of entries) {
    const start = async (done: (error: null, stream: Readable) => void): Promise<void> => {
      try {
        done(null, await open());
      } catch (error) {
        zip.emit('error', error);
      }
    };
    zip.addReadStreamLazy(name, (done) => void start(done));
  }
  zip.end();
  await Promise.race([written, failed]);
};

/** Yields an object of lists as JSON, row by row, so that a long list does not hold up other requests. */
export function* jsonText(lists: Record<string, readonly unknown[]>): Generator<string> {
  let separator = '{';
  for (const [name, rows] of Object.entries(lists)) {
    yield `${separator}\n  ${JSON.stringify(name)}: [`;
    for (const [index, row] of rows.entries()) yield `${index === 0 ? '' : ','}\n    ${JSON.stringify(row)}`;
    yield '\n  ]';
    separator = ',';
  }
  yield '\n}\n';
}
