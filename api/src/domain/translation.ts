import type { Language } from '@pairwise/contracts';

/**
 * The type of another language's texts: the same keys, and as many lines as English has. The texts themselves differ; a test
 * compares their placeholders.
 */
export type Translation<English> = {
  readonly [Key in keyof English]: English[Key] extends string ? string : Translation<English[Key]>;
};

/**
 * Gives the texts of all languages the type of the English ones, so that `fillText` knows their values. Do not compare such a text
 * with a literal one.
 */
export const typedAsEnglish = <English>(
  texts: Record<Language, Translation<English>> & { en: English },
): Record<Language, English> =>
  // True for the keys and, as the tests of languages check, for the placeholders. `fillText` uses nothing else.
  texts as Record<Language, English>;
