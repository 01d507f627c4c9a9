import type { ValueNames } from '@pairwise/contracts';

/**
 * Types of messages by namespace. Each package adds its own in `messages/en.ts`, so that `t` checks its keys:
 *
 *     declare module '@pairwise/i18n/namespaces' {
 *       interface Namespaces { 'mf-chat': typeof en }
 *     }
 */
// eslint-disable-next-line typescript/no-empty-object-type -- filled by declaration merging
export interface Namespaces {}

type Plural = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';

/** Callers use the key `results` for `results_one` and `results_other`. */
type WithoutPlural<Key extends string> = Key extends `${infer Base}_${Plural}` ? Base : Key;

/** Keys of nested messages as `t` takes them: `search.title`. */
export type KeyOf<Texts> = {
  [Key in keyof Texts & string]: Texts[Key] extends string ? WithoutPlural<Key> : `${Key}.${KeyOf<Texts[Key]>}`;
}[keyof Texts & string];

/** The keys of all forms of a plural key. */
type FormsOf<Texts, Key extends string> = Extract<keyof Texts, `${Key}_${Plural}`>;

/**
 * The values that the text of a key needs, by name. A plural key always needs `count`, which selects its form. A key that does not
 * exist needs none, so that the key is the error.
 */
export type NamesOf<Texts, Key extends string> = Key extends keyof Texts
  ? ValueNames<Texts[Key]>
  : Key extends `${infer Group}.${infer Rest}`
    ? Group extends keyof Texts
      ? NamesOf<Texts[Group], Rest>
      : never
    : [FormsOf<Texts, Key>] extends [never]
      ? never
      : ValueNames<Texts[FormsOf<Texts, Key>]> | 'count';

/**
 * The type of another language's messages: `export default { … } satisfies Messages<typeof en>`. It requires every text
 * of English. Plural forms that English does not have may be added where English has `…_other`.
 */
export type Messages<English> = {
  [Key in keyof English]: English[Key] extends string ? string : Messages<English[Key]>;
} & {
  [
    Key in keyof English as Key extends `${infer Base}_other` ? `${Base}_${'zero' | 'two' | 'few' | 'many'}` : never
  ]?: string;
};

/**
 * The names of regions in one language, by country and local name, where they differ from the local one:
 * `{ BE: { Luik: 'Liège' } }`.
 */
export type RegionNames = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The texts that differ in a variant of a language. */
export type Overlay<English> = {
  [Key in keyof English]?: English[Key] extends string ? string : Overlay<English[Key]>;
};
