import { useMemo } from 'react';
import { useTranslation as useI18next } from 'react-i18next';

import { isolateAll } from './isolate-all.ts';
import type { KeyOf, Namespaces } from './namespaces.ts';

/** `t('search.results', { count })`: values replace `{name}` in the text; `count` selects the plural form. */
export type Translate<Key extends string> = (key: Key, values?: Record<string, string | number>) => string;

/** A namespace without declared messages takes any key. */
type KeyIn<Namespace> = Namespace extends keyof Namespaces ? KeyOf<Namespaces[Namespace]> : string;

interface Translation<Key extends string> {
  t: Translate<Key>;
  /** Checks that a text exists, for keys made from an address. `t` reports a missing text as an error. */
  has: (key: string) => key is Key;
}

/** Returns `t` for one namespace (`shell`, `mf-chat`). The component renders again when the language changes. */
export const useTranslation = <Namespace extends string>(namespace: Namespace): Translation<KeyIn<Namespace>> => {
  const { t, i18n } = useI18next<string>(namespace);
  // i18next's type derives the values from literal texts, which are not available here.
  const translate: (key: string, values: Record<string, string | number>) => string = t;
  return useMemo(
    () => ({
      t: (key, values = {}) => translate(key, isolateAll(values)),
      has: (key): key is KeyIn<Namespace> => i18n.exists(key, { ns: namespace }),
    }),
    [translate, i18n, namespace],
  );
};
