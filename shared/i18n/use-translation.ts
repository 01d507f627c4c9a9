import { useMemo } from 'react';
import { useTranslation as useI18next } from 'react-i18next';

import { isolateAll } from './isolate-all.ts';
import type { KeyOf, NamesOf, Namespaces } from './namespaces.ts';

type Values = Record<string, string | number>;

/** The arguments after a key: no values, or exactly those that its English text names. `count` is a number in every text. */
type ValuesOf<Texts, Key extends string> = [NamesOf<Texts, Key>] extends [never]
  ? []
  : [values: { [Name in NamesOf<Texts, Key>]: Name extends 'count' ? number : string | number }];

/** A namespace without declared messages takes any key. */
type KeyIn<Namespace extends string> = Namespace extends keyof Namespaces ? KeyOf<Namespaces[Namespace]> : string;

/**
 * `t('search.results', { count })`: values replace `{name}` in the text; `count` selects the plural form. A missing, misspelt
 * or superfluous value is a type error. One of several keys needs the values of all of them. A namespace without declared
 * messages takes any values.
 *
 * `Key` has no constraint. With one, TypeScript would infer all keys for a key that does not exist, and report missing values
 * instead of the wrong key.
 */
export type Translate<Namespace extends string> = Namespace extends keyof Namespaces
  ? <Key extends string>(
      key: Key extends KeyIn<Namespace> ? Key : KeyIn<Namespace>,
      ...values: ValuesOf<Namespaces[Namespace], Key>
    ) => string
  : (key: string, values?: Values) => string;

interface Translation<Namespace extends string> {
  t: Translate<Namespace>;
  /**
   * Checks that a text exists, for keys made from an address. `t` reports a missing text as an error. The type of the key, such as
   * `landers.${string}.title`, decides which values `t` needs then.
   */
  has: <Asked extends string>(key: Asked) => key is Asked & KeyIn<Namespace>;
}

/** Returns `t` for one namespace (`shell`, `mf-chat`). The component renders again when the language changes. */
export const useTranslation = <Namespace extends string>(namespace: Namespace): Translation<Namespace> => {
  const { t, i18n } = useI18next<string>(namespace);
  const translate: (key: string, values: Values) => string = t;
  return useMemo(() => {
    const anyText = (key: string, values: Values = {}): string => translate(key, isolateAll(values));
    return {
      // It takes every key and all values, so also those that the type allows.
      t: anyText as Translate<Namespace>,
      has: <Asked extends string>(key: Asked): key is Asked & KeyIn<Namespace> => i18n.exists(key, { ns: namespace }),
    };
  }, [translate, i18n, namespace]);
};
