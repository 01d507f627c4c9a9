import { bus, useStream } from '@pairwise/bus';

/** The country a search is about when nobody names one. */
export const useHomeCountry = (): string => {
  const user = useStream(bus.user$);
  const settings = useStream(bus.settings$);
  return user?.country ?? settings.geoip_selected_country;
};
