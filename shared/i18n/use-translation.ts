import { useMemo } from 'react';
import { useTranslation as useI18next } from 'react-i18next';

import type { KeyOf, Namespaces } from './namespaces.ts';

/** `t('search.results', { count })`: values stand as `{name}` in the text; `count` picks the plural form. */
export type Translate<Key extends string> = (key: Key, values?: Record<string, string | number>) => string;

/** A namespace that has not told its messages takes any key. */
type KeyIn<Namespace> = Namespace extends keyof Namespaces ? KeyOf<Namespaces[Namespace]> : string;

/** Texts of one namespace, always named (`shell`, `mf-chat`). The component renders again when the language changes. */
export const useTranslation = <Namespace extends string>(namespace: Namespace): { t: Translate<KeyIn<Namespace>> } => {
  const { t } = useI18next<string>(namespace);
  // i18next's own type computes values from literal texts, which we don't have here.
  const translate: (key: string, values: Record<string, string | number>) => string = t;
  return useMemo(() => ({ t: (key, values = {}) => translate(key, values) }), [translate]);
};
