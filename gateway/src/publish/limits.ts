/*
 * Limits of a version that goes live. `/compatibility.json` publishes them.
 */

/** In brotli bytes, whatever a package allows itself: members download them on every visit. */
export const budgetCaps = {
  shell: { entryBr: 200_000, routeBr: 200_000 },
  remote: { entryBr: 24_000, routeBr: 100_000 },
} as const;

/** Each lander adds a dozen files, most of them its HTML in eleven languages. Their bytes are limited below. */
export const MAX_FILES = 2_000;
export const MAX_FILE_BYTES = 5_000_000;
export const MAX_ALL_BYTES = 40_000_000;
