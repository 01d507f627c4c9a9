/**
 * Shapes of messages by namespace. Each package adds its own, from `messages/en.ts`, so that `t` knows its keys:
 *
 *     declare module '@pairwise/i18n/namespaces' {
 *       interface Namespaces { 'mf-chat': typeof en }
 *     }
 */
// eslint-disable-next-line typescript/no-empty-object-type -- filled by declaration merging
export interface Namespaces {}

type Plural = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';

/** `results_one` and `results_other` are asked for as `results`. */
type WithoutPlural<Key extends string> = Key extends `${infer Base}_${Plural}` ? Base : Key;

/** Keys of nested messages, as `t` takes them: `search.title`. */
export type KeyOf<Texts> = {
  [Key in keyof Texts & string]: Texts[Key] extends string ? WithoutPlural<Key> : `${Key}.${KeyOf<Texts[Key]>}`;
}[keyof Texts & string];

/**
 * The shape that another language must have, told by English: `export default { … } satisfies Messages<typeof en>`.
 * Every text of English must be there; plural forms that English doesn't know may be added where it has `…_other`.
 */
export type Messages<English> = {
  [Key in keyof English]: English[Key] extends string ? string : Messages<English[Key]>;
} & {
  [
    Key in keyof English as Key extends `${infer Base}_other` ? `${Base}_${'zero' | 'two' | 'few' | 'many'}` : never
  ]?: string;
};

/** Some texts of a shape, for those that a variant of its language says otherwise. */
export type Overlay<English> = {
  [Key in keyof English]?: English[Key] extends string ? string : Overlay<English[Key]>;
};
