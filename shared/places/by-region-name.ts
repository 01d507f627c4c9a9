import type { Language } from '@pairwise/contracts';

/** Returns regions with the names that a reader sees (`shown`), in the alphabetical order of the reader's language. */
export const byRegionName = <Region extends { name: string }>(
  regions: readonly Region[],
  nameOf: (name: string) => string,
  language: Language,
): (Region & { shown: string })[] => {
  const { compare } = new Intl.Collator(language);
  return regions
    .map((region) => ({ ...region, shown: nameOf(region.name) }))
    .toSorted((one, other) => compare(one.shown, other.shown));
};
