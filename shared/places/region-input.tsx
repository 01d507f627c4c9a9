import { useLanguage } from '@pairwise/i18n';
import { Combobox, type ComboboxOption } from '@pairwise/ui/combobox';
import { useDeferredValue, useState } from 'react';

import { byMatch, plain } from './by-match.ts';
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
  /** The placeholder while the field has the focus: what can be typed. */
  promptText: string;
  texts: PlaceTexts;
  /**
   * The text that was typed and is not a choice, held by a form that must not be submitted with it. Give it together with
   * `onTyped`. Without them, the text is dropped when the focus leaves.
   */
  typed?: string | undefined;
  onTyped?: (text: string | undefined) => void;
  className?: string;
}

const ANY = 'any';

/**
 * Input for a region of a country, which is chosen from the list: by its name in the reader's language, by its local name,
 * or by that of a town in it, which is listed with its region. Place it inside a `Field`.
 */
export const RegionInput = (props: RegionInputProps) => {
  const { country, region, onChange, anyText, promptText, texts, className, onTyped } = props;
  const [unkept, setUnkept] = useState<string>();
  const [isFocused, setFocused] = useState(false);
  // Undefined while nothing is typed: then the field shows the chosen region.
  const typed = onTyped ? props.typed : unkept;
  const setTyped = onTyped ?? setUnkept;
  const q = (typed ?? '').trim();
  const asked = useDeferredValue(q);
  const language = useLanguage();
  const regionName = useRegionName();
  const nameOf = (name: string): string => regionName(country, name);
  const regions = byRegionName(useRegions().data?.regions[country] ?? [], nameOf, language);
  const { towns, isPrevious } = useTowns({ country, q: asked }, { enabled: asked !== '' });

  const named = byMatch(regions, ({ name, shown }) => [shown, name], q);
  const options: ComboboxOption[] =
    q === ''
      ? [{ key: ANY, label: anyText }, ...regions.map(({ id, shown }) => ({ key: String(id), label: shown }))]
      : [
          ...named.map(({ id, shown }) => ({ key: String(id), label: shown })),
          ...towns
            .filter((town) => !named.some(({ id }) => id === town.region))
            .map((town) => ({
              key: `${town.region} ${town.city}`,
              label: town.city,
              detail: nameOf(town.region_name),
            })),
        ];
  /** The name of one region comes before towns of that name; without one, the towns may all be in one region. */
  const onlyOption = (): string | undefined => {
    const [best] = named;
    if (best && [best.shown, best.name].some((name) => plain(name) === plain(q))) return String(best.id);
    if (named.length > 0) return named.length === 1 ? String(best?.id) : undefined;
    return towns.every(({ region: id }) => id === towns[0]?.region) ? options[0]?.key : undefined;
  };
  const chosen = regions.find(({ id }) => id === region)?.shown ?? '';
  return (
    <Combobox
      className={className}
      placeholder={isFocused ? promptText : anyText}
      value={typed ?? chosen}
      chosen={typed === undefined ? String(region ?? ANY) : null}
      options={options}
      loading={q !== '' && (isPrevious || asked !== q)}
      onType={setTyped}
      onChoose={({ key }) => {
        setTyped(undefined);
        onChange(key === ANY ? null : Number.parseInt(key, 10));
      }}
      only={onlyOption()}
      onFocus={() => setFocused(true)}
      onBlur={() => {
        setFocused(false);
        if (q === '' || !onTyped) setTyped(undefined);
        // An emptied field means the whole country.
        if (typed !== undefined && q === '') onChange(null);
      }}
      listLabel={texts.list}
      noneText={texts.none}
      countText={texts.count}
    />
  );
};
