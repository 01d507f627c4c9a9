import type { PrerenderedFile } from '@pairwise/contracts/prerendered';
import * as z from 'zod/mini';

/** The largest one has a fragment for each map of a country. */
export const MAX_PRERENDERED_BYTES = 3_000_000;

/** Elements that run code, load other documents or styles, or change what addresses mean. */
const forbiddenElement = /<\/?(script|style|link|meta|base|iframe|frame|object|embed|template|html|head|body)\b/i;
const handler = /<[^>]*\son[a-z]+\s*=/i;
const runsCode = /javascript:/i;

const isInert = (html: string): boolean => !forbiddenElement.test(html) && !handler.test(html) && !runsCode.test(html);

/** A rule could otherwise end the style element, or load something from elsewhere. */
const isLocalCss = (css: string): boolean => !/[<]|@import|url\(\s*["']?(?:[a-z]+:)?\/\//i.test(css);

const styleName = z.string().check(z.regex(/^[a-z0-9-]{1,100}$/i, 'Not the name of a style rule'));
const css = z.string().check(z.refine(isLocalCss, 'Contains markup or an address of another origin'));
/** Pictures are files of the version itself. */
const picture = z.string().check(z.regex(/^\/remotes\/[\w@./-]+$/, 'Not the address of a published file'));

const fragmentCase = z.strictObject({
  variant: z.exactOptional(z.string().check(z.regex(/^[a-z0-9-]{1,60}$/))),
  settings: z.exactOptional(z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]))),
  trafficSource: z.exactOptional(z.literal(true)),
  demo: z.exactOptional(z.literal(true)),
  result: z.exactOptional(z.string().check(z.regex(/^[a-z_.]{1,100}$/))),
});

const prerenderedFile: z.ZodMiniType<PrerenderedFile> = z.strictObject({
  styles: z.record(styleName, css),
  fragments: z.array(
    z.strictObject({
      when: fragmentCase,
      html: z.string().check(z.refine(isInert, 'Contains code, a style element, or another document')),
      styles: z.array(styleName),
      picture: z.exactOptional(picture),
    }),
  ),
});

/**
 * Parses and checks prerendered fragments, which are untrusted: they become part of pages.
 * @throws {Error} with the reasons
 */
export const parsePrerendered = (bytes: Buffer): PrerenderedFile => {
  if (bytes.byteLength > MAX_PRERENDERED_BYTES) {
    throw new Error(`${bytes.byteLength} bytes are more than ${MAX_PRERENDERED_BYTES}`);
  }
  let json: unknown;
  try {
    json = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (error) {
    throw new Error('it is not JSON in UTF-8', { cause: error });
  }
  const parsed = prerenderedFile.safeParse(json, { error: z.locales.en().localeError });
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new Error(`${issue?.path.map(String).join('.') || 'file'}: ${issue?.message ?? 'invalid'}`);
  }
  const unknown = parsed.data.fragments
    .flatMap(({ styles }) => styles)
    .find((name) => !Object.hasOwn(parsed.data.styles, name));
  if (unknown !== undefined) throw new Error(`it has no style rule ${unknown}`);
  return parsed.data;
};
