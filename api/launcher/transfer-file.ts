import { LauncherError } from './launcher-error.ts';
import type { Sequence, Table } from './transfer-catalog.ts';

/** The first line of an export. */
export interface Header {
  format: number;
  createdAt: string;
  tables: Table[];
}

/** The last line of an export. */
interface End {
  end: true;
  tables: number;
  rows: number;
  sequences: Sequence[];
}

/** The line after a table's rows. A row cannot look like it, because COPY writes a backslash as two. */
export const COPY_END = String.raw`\.`;

const NEWLINE = 10;

/** Rows are sent to the database in batches of about this size. */
const BATCH_BYTES = 64 * 1024;

/** Reads an export from its start. The methods must be called in the order of the file. */
export function readTransfer(source: AsyncIterable<Buffer>) {
  const lines = linesOf(source);
  const next = async (): Promise<Buffer> => {
    const result = await lines.next();
    if (result.done === true) throw damaged('it ends too early');
    return result.value;
  };
  const nextJson = async (): Promise<unknown> => {
    const text = (await next()).toString('utf8');
    try {
      return JSON.parse(text);
    } catch (error) {
      throw damaged('a line is not valid JSON', error);
    }
  };

  return {
    async header(): Promise<Header> {
      const value = await nextJson();
      if (isHeader(value)) return value;
      throw damaged('it has no valid first line');
    },

    /** Yields the rows of the next table in the format of COPY. */
    async *rowsOf(table: string): AsyncGenerator<Buffer> {
      const value = await nextJson();
      if (!hasField(value, 'table') || value.table !== table)
        throw damaged(`the rows of ${table} are in the wrong place`);
      let batch: Buffer[] = [];
      let bytes = 0;
      for (;;) {
        const row = await next();
        if (row.toString('utf8', 0, 3) === `${COPY_END}\n`) break;
        batch.push(row);
        bytes += row.length;
        if (bytes >= BATCH_BYTES) {
          yield Buffer.concat(batch);
          batch = [];
          bytes = 0;
        }
      }
      if (bytes > 0) yield Buffer.concat(batch);
    },

    async end(): Promise<End> {
      const value = await nextJson();
      if (isEnd(value)) return value;
      throw damaged('its last line is missing');
    },
  };
}

/** Yields lines with their newline. It splits at the byte, because text may contain other characters that end lines. */
async function* linesOf(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer, undefined> {
  let pending: Buffer[] = [];
  for await (const chunk of source) {
    let start = 0;
    for (let at = chunk.indexOf(NEWLINE); at !== -1; at = chunk.indexOf(NEWLINE, start)) {
      yield Buffer.concat([...pending, chunk.subarray(start, at + 1)]);
      pending = [];
      start = at + 1;
    }
    if (start < chunk.length) pending.push(chunk.subarray(start));
  }
  if (pending.length > 0) throw damaged('its last line is cut off');
  return undefined;
}

function isHeader(value: unknown): value is Header {
  if (!hasField(value, 'format') || !hasField(value, 'tables') || !Array.isArray(value.tables)) return false;
  return typeof value.format === 'number' && value.tables.every(isTable);
}

function isTable(value: unknown): value is Table {
  if (!hasField(value, 'name') || !hasField(value, 'columns') || !Array.isArray(value.columns)) return false;
  return typeof value.name === 'string' && value.columns.every((column) => typeof column === 'string');
}

function isEnd(value: unknown): value is End {
  if (!hasField(value, 'end') || !hasField(value, 'rows') || !hasField(value, 'sequences')) return false;
  return value.end === true && typeof value.rows === 'number' && Array.isArray(value.sequences);
}

function hasField<Name extends string>(value: unknown, name: Name): value is Record<Name, unknown> {
  return typeof value === 'object' && value !== null && name in value;
}

function damaged(reason: string, cause?: unknown): LauncherError {
  return new LauncherError('transfer_refused', `Nothing was transferred: the file is damaged: ${reason}`, { cause });
}
