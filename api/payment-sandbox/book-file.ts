import { closeSync, fdatasyncSync, fstatSync, ftruncateSync, openSync, readFileSync, writeSync } from 'node:fs';

/** An append-only file of JSON lines. */
export interface LineFile {
  /** Writes a line and returns when it is on the disk. */
  append(entry: object): void;
  close(): void;
}

/**
 * Opens the file and passes each entry to `replay`, oldest first. An incomplete last line is deleted: the program was killed
 * while writing it, before it responded. Any other damage is an error.
 */
export function openLineFile(file: string, replay: (entry: unknown) => void): LineFile {
  const handle = openSync(file, 'a+', 0o600);
  try {
    const content = readFileSync(file);
    const end = content.lastIndexOf('\n') + 1;
    const lines = content.subarray(0, end).toString('utf8').split('\n').slice(0, -1);
    for (const [index, line] of lines.entries()) replay(parsed(line, `${file}, line ${index + 1}`));
    if (end < content.length) ftruncateSync(handle, end);
  } catch (error) {
    closeSync(handle);
    throw error;
  }
  return {
    append(entry) {
      const before = fstatSync(handle).size;
      try {
        writeSync(handle, `${JSON.stringify(entry)}\n`);
        fdatasyncSync(handle);
      } catch (error) {
        // A full disk may leave half a line, to which the next one must not be appended.
        ftruncateSync(handle, before);
        throw error;
      }
    },
    close: () => closeSync(handle),
  };
}

function parsed(line: string, place: string): unknown {
  try {
    return JSON.parse(line);
  } catch (error) {
    throw new Error(
      `The book of the payment sandbox is damaged: ${place}. Restore the file, or delete it to start an empty book.`,
      { cause: error },
    );
  }
}
