import { call } from '@pairwise/api-client';
import { bus, type BusWriter } from '@pairwise/bus';
import type { User } from '@pairwise/contracts';
import { setCountry } from '@pairwise/i18n';

/**
 * Keeps the settings of the page those of the member's country. The document has the settings of its session; a login, a
 * logout or a move to another country in the page changes them.
 */
export const followCountry = (writer: BusWriter): void => {
  let isMember = false;
  /** The country whose settings the page has or requests; undefined for that of the address. */
  let requested: string | undefined = bus.settings$.value.geoip_selected_country;

  const follow = async (user: User | null | undefined): Promise<void> => {
    // The document of a visitor has the settings of the address already.
    if (user === undefined || (user === null && !isMember)) return;
    isMember = user !== null;
    const country = user?.country;
    if (country === requested) return;
    const before = requested;
    requested = country;
    try {
      const { settings } = await call('GET /api/settings.php');
      if (requested !== country) return;
      writer.settings(settings);
      await setCountry(settings.geoip_selected_country);
    } catch {
      // The next poll tries again.
      if (requested === country) requested = before;
    }
  };
  bus.user$.subscribe((user) => void follow(user));
};
