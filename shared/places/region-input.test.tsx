import { renderScreen, respondToCalls, screen, userEvent, waitFor } from '@pairwise/testing';
import { Field } from '@pairwise/ui';
import { useState } from 'react';

import { byMatch } from './by-match.ts';
import { RegionInput } from './index.ts';
import { loadRegionNames } from './region-names.ts';

const regions = ['Niedersachsen', 'Sachsen', 'Sachsen-Anhalt'].map((name, index) => ({ id: index + 1, name }));
const town = { country: 'DE', region: 1, region_name: 'Niedersachsen', city: 'Celle', lat: 52.6, lon: 10.1 };

const Screen = () => {
  const [region, setRegion] = useState<number | null>(null);
  return (
    <Field label="Place">
      <RegionInput
        country="DE"
        region={region}
        onChange={setRegion}
        anyText="Anywhere"
        promptText="State or town"
        texts={{ list: 'Suggestions', none: 'Nothing', count: (count) => `${count} places` }}
      />
    </Field>
  );
};
const field = () => screen.getByRole('combobox', { name: 'Place' });
const offered = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

beforeAll(() => loadRegionNames('de'));
beforeEach(() => {
  respondToCalls({
    'GET /api/regions.php': () => ({ regions: { DE: regions } }),
    'GET /api/places.php': (query) => ({ towns: query.get('q') === 'cel' ? [town] : [] }),
  });
  renderScreen(<Screen />, { language: 'de' });
});

test('the region whose name was typed comes before those that only contain it, and Enter chooses it', async () => {
  await userEvent.type(field(), 'sachsen');
  await waitFor(() => expect(offered()).toEqual(['Sachsen', 'Sachsen-Anhalt', 'Niedersachsen']));
  await userEvent.keyboard('{Enter}');
  expect(field()).toHaveValue('Sachsen');
});

test('a town is listed with its region below it', async () => {
  await userEvent.type(field(), 'cel');
  expect(await screen.findByRole('option', { name: 'Celle Niedersachsen' })).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(field()).toHaveValue('Niedersachsen'));
});

test('the placeholder says what can be typed while the field has the focus', async () => {
  expect(field()).toHaveAttribute('placeholder', 'Anywhere');
  await userEvent.click(field());
  expect(field()).toHaveAttribute('placeholder', 'State or town');
  await userEvent.tab();
  expect(field()).toHaveAttribute('placeholder', 'Anywhere');
});

test.each([
  ['holland', ['Holland', 'Holland Rijnland', 'Hollandia', 'Noord-Holland']],
  ['HOLLANDI', ['Hollandia']],
  ['', ['Hollandia', 'Noord-Holland', 'Holland Rijnland', 'Holland', 'Utrecht']],
  ['zeeland', []],
])('names that match %j, best first', (typed, expected) => {
  const names = ['Hollandia', 'Noord-Holland', 'Holland Rijnland', 'Holland', 'Utrecht'];
  expect(byMatch(names, (name) => [name], typed)).toEqual(expected);
});
