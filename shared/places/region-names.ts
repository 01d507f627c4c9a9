import type { Language } from '@pairwise/contracts';
import { type RegionNames, useLanguage } from '@pairwise/i18n';
import { useLayoutEffect, useState } from 'react';

type Load = () => Promise<{ regions: RegionNames }>;

/** The names are in the chunk of the remote's texts, for which a screen has waited, so that no request is needed. */
const loaders: Record<Language, Load> = {
  en: () => import(/* webpackChunkName: "messages-en" */ '@pairwise/i18n/messages/regions/en'),
  de: () => import(/* webpackChunkName: "messages-de" */ '@pairwise/i18n/messages/regions/de'),
  nl: () => import(/* webpackChunkName: "messages-nl" */ '@pairwise/i18n/messages/regions/nl'),
  fi: () => import(/* webpackChunkName: "messages-fi" */ '@pairwise/i18n/messages/regions/fi'),
  da: () => import(/* webpackChunkName: "messages-da" */ '@pairwise/i18n/messages/regions/da'),
  fr: () => import(/* webpackChunkName: "messages-fr" */ '@pairwise/i18n/messages/regions/fr'),
  es: () => import(/* webpackChunkName: "messages-es" */ '@pairwise/i18n/messages/regions/es'),
  it: () => import(/* webpackChunkName: "messages-it" */ '@pairwise/i18n/messages/regions/it'),
  nb: () => import(/* webpackChunkName: "messages-nb" */ '@pairwise/i18n/messages/regions/nb'),
  sv: () => import(/* webpackChunkName: "messages-sv" */ '@pairwise/i18n/messages/regions/sv'),
  pl: () => import(/* webpackChunkName: "messages-pl" */ '@pairwise/i18n/messages/regions/pl'),
};

const loaded = new Map<Language, RegionNames>();

/** Loads the names of regions in a language. Where that fails, regions keep their local names until the next call. */
export const loadRegionNames = async (language: Language): Promise<void> => {
  if (loaded.has(language)) return;
  try {
    loaded.set(language, (await loaders[language]()).regions);
  } catch {
    // A local name is understood, too.
  }
};

/**
 * Returns the name of a region in a language: `regionName('BE', 'Luik', 'fr')` → `Liège`. Regions without an established
 * name in the language, and all regions before `loadRegionNames`, keep the local name, which the api returns.
 */
export const regionName = (country: string, name: string, language: Language): string =>
  loaded.get(language)?.[country]?.[name] ?? name;

/** Returns `regionName` in the current language. Loads the names, and renders the component again when they are there. */
export const useRegionName = () => {
  const language = useLanguage();
  const [, setNamed] = useState<Language>();

  // A layout effect, because a loaded chunk resolves before the browser paints: no local name is seen first.
  useLayoutEffect(() => {
    if (loaded.has(language)) return undefined;
    let mounted = true;
    void loadRegionNames(language).then(() => mounted && setNamed(language));
    return () => {
      mounted = false;
    };
  }, [language]);

  return (country: string, name: string): string => regionName(country, name, language);
};
