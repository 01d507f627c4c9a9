import { bus, useStream } from '@pairwise/bus';

/** Returns the country of a search that names none: the member's own, for visitors the site's guess. */
export const useHomeCountry = (): string => {
  const user = useStream(bus.user$);
  const settings = useStream(bus.settings$);
  return user?.country ?? settings.geoip_selected_country;
};
