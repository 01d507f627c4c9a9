/** Rows of one statement. A statement has a time limit, so none may read more the longer a product runs. */
export const ROWS_OF_PAGE = 1_000;

/**
 * Reads rows in pages, each by a statement of its own.
 * @param read returns at most `limit` rows after a row, in a fixed order; the first ones without it
 */
export async function* readPages<Row>(
  read: (after: Row | undefined, limit: number) => Promise<Row[]>,
  limit = ROWS_OF_PAGE,
): AsyncGenerator<Row[], void> {
  for (let last: Row | undefined; ;) {
    const rows = await read(last, limit);
    if (rows.length > 0) yield rows;
    if (rows.length < limit) return;
    last = rows.at(-1);
  }
}

/** Reads all pages. */
export const readAll = async <Row>(pages: AsyncIterable<Row[]>): Promise<Row[]> => {
  const all: Row[][] = [];
  for await (const rows of pages) all.push(rows);
  return all.flat();
};

/** Runs a statement for many keys, a part of them at a time. Returns all its rows. */
export const inParts = async <Key, Row>(
  keys: readonly Key[],
  run: (part: readonly Key[]) => Promise<Row[]>,
  size = ROWS_OF_PAGE,
): Promise<Row[]> => {
  const rows: Row[] = [];
  for (let from = 0; from < keys.length; from += size) rows.push(...(await run(keys.slice(from, from + size))));
  return rows;
};
