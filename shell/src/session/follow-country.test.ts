import { bus } from '@pairwise/bus';
import { formatDate } from '@pairwise/i18n';
import { busWriter as writer, demoSettings, people, person, respondToCalls, waitFor } from '@pairwise/testing';

import { followCountry } from './follow-country.ts';

test('LANG-05 NAV-10 L-2 the settings and formats follow the country of the member who logs in, moves and logs out', async () => {
  let country = 'NL';
  const calls = respondToCalls({
    'GET /api/settings.php': () => ({ settings: demoSettings({ geoip_selected_country: country }) }),
  });
  writer.settings(demoSettings());
  followCountry(writer);
  const selected = () => bus.settings$.value.geoip_selected_country;
  writer.user(null);
  writer.user(person(people.free, { country: 'NL' }));
  expect(calls).toEqual([]);

  for (const next of ['US', 'PL']) {
    country = next;
    writer.user(person(people.free, { country: next }));
    await waitFor(() => expect(selected()).toBe(next));
  }
  country = 'US';
  writer.user(person(people.free, { country: 'US' }));
  await waitFor(() => expect(formatDate('2026-11-21T12:00:00Z', 'en')).toBe('November 21, 2026'));
  // The settings of the address again.
  country = 'NL';
  writer.user(null);
  await waitFor(() => expect(selected()).toBe('NL'));
  await waitFor(() => expect(formatDate('2026-11-21T12:00:00Z', 'en')).toBe('21 November 2026'));
  expect(calls).toHaveLength(4);
});
