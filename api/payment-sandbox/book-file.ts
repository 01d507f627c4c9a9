import { closeSync, fdatasyncSync, fstatSync, ftruncateSync, openSync, readFileSync, writeSync } from 'node:fs';

/** A file of JSON lines that is only ever added to. */
export interface LineFile {
  /** Returns when the line is on the disk. */
  append(entry: object): void;
  close(): void;
}

/**
 * Opens the file and hands every entry in it to `replay`, oldest first. A last line that was cut off
 * when the program was killed was never answered for, and is dropped; any other damage is an error.
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
        // On a full disk half a line may have been written; the next one must not be glued to it.
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
    throw new Error(`The book of the payment sandbox is damaged: ${place}`, { cause: error });
  }
}
