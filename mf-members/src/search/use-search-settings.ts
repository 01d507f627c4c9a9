import { bus, useStream } from '@pairwise/bus';
import { useMemo } from 'react';

import type { FilterSettings } from './search-filters.ts';

/** Returns the site's search settings, with whom this member seeks as the default gender. The server uses the same default. */
export const useSearchSettings = (): FilterSettings => {
  const settings = useStream(bus.settings$);
  const user = useStream(bus.user$);
  // Until the user record has loaded, only the server knows the default, so a gender in the address is always sent.
  const seeks = user === undefined ? 'both' : (user?.profile.seek_gender ?? settings.search_defaults.gender);
  return useMemo(
    () => ({
      ...settings,
      search_defaults: { ...settings.search_defaults, gender: seeks === 'both' ? 'everyone' : seeks },
    }),
    [settings, seeks],
  );
};
