import { Combobox } from '@pairwise/ui/combobox';
import { type Ref, useDeferredValue } from 'react';

import type { PlaceTexts } from './place-texts.ts';
import { useTowns } from './places.queries.ts';
import { useRegionName } from './region-names.ts';

/** A chosen town; without a region the name is only typed so far. */
export interface TypedTown {
  region: number | null;
  city: string;
}

interface TownInputProps extends TypedTown {
  country: string;
  onChange: (town: TypedTown) => void;
  texts: PlaceTexts;
  ref?: Ref<HTMLInputElement>;
}

const keyOf = (region: number, city: string): string => `${region}-${city}`;

/**
 * Input for a town of a country, which is chosen from the list that follows the typed text. Each town is listed with its
 * region. Place it inside a `Field`.
 */
export const TownInput = ({ country, region, city, onChange, texts, ref }: TownInputProps) => {
  const regionName = useRegionName();
  const typed = city.trim();
  const asked = useDeferredValue(typed);
  const { towns, isPrevious } = useTowns({ country, q: asked });
  const options = towns.map((town) => ({
    key: keyOf(town.region, town.city),
    label: town.city,
    detail: regionName(town.country, town.region_name),
    town,
  }));
  return (
    <Combobox
      {...(ref !== undefined && { ref })}
      maxLength={100}
      value={city}
      chosen={region === null || typed === '' ? null : keyOf(region, typed)}
      options={options}
      loading={isPrevious || asked !== typed}
      onType={(text) => onChange({ region: null, city: text })}
      onChoose={({ key }) => {
        const town = options.find((option) => option.key === key)?.town;
        if (town) onChange({ region: town.region, city: town.city });
      }}
      listLabel={texts.list}
      noneText={texts.none}
      countText={texts.count}
    />
  );
};
