/** Rows of one statement. More could take longer than a statement may. */
const BATCH = 5_000;

/** Splits rows into those of one statement each. */
export const batchesOf = <Row>(rows: readonly Row[]): Row[][] =>
  Array.from({ length: Math.ceil(rows.length / BATCH) }, (_, nth) => rows.slice(nth * BATCH, (nth + 1) * BATCH));
