import { languages } from '@pairwise/contracts/languages';
import { HEADS_FILE, type PageHeads } from '@pairwise/contracts/page-heads';
import * as z from 'zod/mini';

/** 11 languages, 7 niches and 30 pages fit. Every page is looked up in it. */
export const MAX_HEADS_BYTES = 512_000;

const MAX_TITLE = 120;
const MAX_DESCRIPTION = 320;
const MAX_PAGES = 200;
const MAX_VARIANTS = 50;

/** Control characters, line separators, and characters that change the direction of the text after them. */
const unprintable = /[\p{Cc}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]|\p{Cs}/u;

const isPlain = (text: string): boolean => !unprintable.test(text) && !/[<>]/.test(text) && text.trim() === text;

/** The site's name is the only value that a page has without its code. */
const hasKnownValues = (text: string): boolean => !/[{}]/.test(text.replaceAll('{site}', ''));

const textUpTo = (max: number) =>
  z
    .string()
    .check(
      z.minLength(1),
      z.maxLength(max),
      z.refine(isPlain, 'Contains markup, an invisible character, or a space at an end'),
      z.refine(hasKnownValues, 'Contains a value other than {site}'),
    );

const title = textUpTo(MAX_TITLE);
const description = textUpTo(MAX_DESCRIPTION);

const niche = z.string().check(z.regex(/^[1-9]\d?$/, 'Not the number of a niche'));
/** What a variant's parameter may be in an address. */
const slug = z.string().check(z.regex(/^[a-z0-9-]{1,60}$/, 'Not a slug: small letters, digits and hyphens'));
const routeId = z.string().check(z.regex(/^[a-z0-9-]{1,100}$/, 'Not the id of a route'));

const perLanguage = <Schema extends z.ZodMiniType>(schema: Schema) => z.partialRecord(z.enum(languages), schema);

/** Each text of a variant is that of the page unless it has one of its own. */
const ofVariant = { title: z.exactOptional(title), description: z.exactOptional(description) };

const pageHead = z.strictObject({
  isListed: z.exactOptional(z.literal(false)),
  texts: perLanguage(
    z.strictObject({
      title,
      description: z.exactOptional(description),
      niches: z.exactOptional(z.record(niche, z.strictObject({ title, description }))),
    }),
  ),
  variants: z.exactOptional(
    z
      .record(
        slug,
        perLanguage(
          z.strictObject({ ...ofVariant, niches: z.exactOptional(z.record(niche, z.strictObject(ofVariant))) }),
        ),
      )
      .check(z.refine((found) => Object.keys(found).length <= MAX_VARIANTS, `More than ${MAX_VARIANTS} variants`)),
  ),
});

const pageHeads: z.ZodMiniType<PageHeads> = z
  .record(routeId, pageHead)
  .check(z.refine((found) => Object.keys(found).length <= MAX_PAGES, `More than ${MAX_PAGES} pages`));

/** Whether a version publishes texts of its pages for search engines. */
export const hasHeads = ({ files }: { files: readonly { path: string }[] }): boolean =>
  files.some(({ path }) => path === HEADS_FILE);

type Issue = z.core.$ZodIssue;

/** Returns what is wrong as a sentence, including for the keys of a record, whose reasons are nested. */
const reasonOf = ({ path, message, ...issue }: Issue): string => {
  const inner = issue.code === 'invalid_key' ? issue.issues.map((nested) => nested.message).join(', ') : message;
  return `${path.map(String).join('.') || 'file'}: ${inner}`;
};

/**
 * Parses and checks `heads.json`, which is untrusted: its texts become part of pages.
 * @throws {Error} with the reasons
 */
export const parseHeads = (bytes: Buffer): PageHeads => {
  if (bytes.byteLength > MAX_HEADS_BYTES) {
    throw new Error(`${bytes.byteLength} bytes are more than ${MAX_HEADS_BYTES}`);
  }
  let json: unknown;
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    // The schema skips this key instead of refusing it.
    json = JSON.parse(text, (key, value: unknown) => {
      if (key === '__proto__') throw new Error('it has a key __proto__');
      return value;
    });
  } catch (error) {
    throw new Error(
      error instanceof SyntaxError || error instanceof TypeError ? 'it is not JSON in UTF-8' : String(error),
      { cause: error },
    );
  }
  const parsed = pageHeads.safeParse(json, { error: z.locales.en().localeError });
  if (parsed.success) return parsed.data;
  throw new Error(parsed.error.issues.slice(0, 8).map(reasonOf).join('; '));
};
