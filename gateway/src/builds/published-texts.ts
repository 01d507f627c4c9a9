import { publishedTextLanguages, type PublishedTexts, TEXTS_FILE } from '@pairwise/contracts/published-texts';
import * as z from 'zod/mini';

/** Twice the texts of the largest remote in 11 languages. */
export const MAX_TEXTS_BYTES = 2_000_000;

const MAX_KEY = 200;

const publishedTexts: z.ZodMiniType<PublishedTexts> = z.partialRecord(
  z.enum(publishedTextLanguages),
  z.record(z.string().check(z.minLength(1), z.maxLength(MAX_KEY)), z.string()),
);

/** Whether a version publishes its texts. Those built before texts were published do not. */
export const hasTexts = ({ files }: { files: readonly { path: string }[] }): boolean =>
  files.some(({ path }) => path === TEXTS_FILE);

const parsedJson = (bytes: Buffer): unknown => {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (error) {
    throw new Error('it is not JSON in UTF-8', { cause: error });
  }
};

/**
 * Parses and checks `texts.json`, which is untrusted.
 * @throws {Error} with the reason
 */
export const parseTexts = (bytes: Buffer): PublishedTexts => {
  if (bytes.byteLength > MAX_TEXTS_BYTES) {
    throw new Error(`${bytes.byteLength} bytes are more than ${MAX_TEXTS_BYTES}`);
  }
  const parsed = publishedTexts.safeParse(parsedJson(bytes), { error: z.locales.en().localeError });
  if (parsed.success) return parsed.data;
  const reasons = parsed.error.issues
    .slice(0, 8)
    .map(({ path, message }) => `${path.map(String).join('.')}: ${message}`);
  throw new Error(reasons.join('; '));
};
