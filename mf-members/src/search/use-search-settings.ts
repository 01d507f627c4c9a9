import { bus, useStream } from '@pairwise/bus';
import { useMemo } from 'react';

import type { FilterSettings } from './search-filters.ts';

/** The site's settings of a search, begun with whom this member seeks, as the server begins it too. */
export const useSearchSettings = (): FilterSettings => {
  const settings = useStream(bus.settings$);
  const seeks = useStream(bus.user$)?.profile.seek_gender ?? settings.search_defaults.gender;
  return useMemo(
    () => ({
      ...settings,
      search_defaults: { ...settings.search_defaults, gender: seeks === 'both' ? 'everyone' : seeks },
    }),
    [settings, seeks],
  );
};
