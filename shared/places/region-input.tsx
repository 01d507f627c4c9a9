import { useLanguage } from '@pairwise/i18n';
import { Combobox, type ComboboxOption } from '@pairwise/ui/combobox';
import { useDeferredValue, useState } from 'react';

import { byRegionName } from './by-region-name.ts';
import type { PlaceTexts } from './place-texts.ts';
import { useRegions, useTowns } from './places.queries.ts';
import { useRegionName } from './region-names.ts';

interface RegionInputProps {
  country: string;
  /** Null for the whole country. */
  region: number | null;
  onChange: (region: number | null) => void;
  /** The option for the whole country. */
  anyText: string;
  texts: PlaceTexts;
  className?: string;
}

const ANY = 'any';

const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/**
 * Input for a region of a country, which is chosen from the list: by its name in the reader's language, by its local name,
 * or by that of a town in it. Place it inside a `Field`.
 */
export const RegionInput = ({ country, region, onChange, anyText, texts, className }: RegionInputProps) => {
  // Undefined while nothing is typed: then the field shows the chosen region.
  const [typed, setTyped] = useState<string>();
  const q = (typed ?? '').trim();
  const asked = useDeferredValue(q);
  const language = useLanguage();
  const regionName = useRegionName();
  const nameOf = (name: string): string => regionName(country, name);
  const regions = byRegionName(useRegions().data?.regions[country] ?? [], nameOf, language);
  const { towns, isPrevious } = useTowns({ country, q: asked }, { enabled: asked !== '' });

  const named = regions.filter(({ name, shown }) => [shown, name].some((each) => plain(each).includes(plain(q))));
  const options: ComboboxOption[] =
    q === ''
      ? [{ key: ANY, label: anyText }, ...regions.map(({ id, shown }) => ({ key: String(id), label: shown }))]
      : [
          ...named.map(({ id, shown }) => ({ key: String(id), label: shown })),
          ...towns
            .filter((town) => !named.some(({ id }) => id === town.region))
            .map((town) => ({
              key: `${town.region} ${town.city}`,
              label: nameOf(town.region_name),
              detail: town.city,
            })),
        ];
  const chosen = regions.find(({ id }) => id === region)?.shown ?? '';
  return (
    <Combobox
      className={className}
      placeholder={anyText}
      value={typed ?? chosen}
      chosen={typed === undefined ? String(region ?? ANY) : null}
      options={options}
      loading={q !== '' && (isPrevious || asked !== q)}
      onType={setTyped}
      onChoose={({ key }) => {
        setTyped(undefined);
        onChange(key === ANY ? null : Number.parseInt(key, 10));
      }}
      // What was not chosen is not kept; an emptied field means the whole country.
      onBlur={() => {
        setTyped(undefined);
        if (typed !== undefined && q === '') onChange(null);
      }}
      listLabel={texts.list}
      noneText={texts.none}
      countText={texts.count}
    />
  );
};
