import { setLanguage } from '@pairwise/i18n';
import { act, renderScreen, screen } from '@pairwise/testing';

import { byRegionName } from './by-region-name.ts';
import { loadRegionNames, regionName, useRegionName } from './region-names.ts';

const Region = ({ name }: { name: string }) => <output>{useRegionName()('BE', name)}</output>;

test('a region has its local name until the names of the language are loaded', async () => {
  expect(regionName('FI', 'Uusimaa', 'sv')).toBe('Uusimaa');
  await loadRegionNames('sv');
  expect(regionName('FI', 'Uusimaa', 'sv')).toBe('Nyland');
});

test.each([
  ['fr', 'Liège'],
  ['de', 'Lüttich'],
  ['en', 'Liège'],
  ['nl', 'Luik'],
] as const)('Luik is %s %s', async (language, name) => {
  await loadRegionNames(language);
  expect(regionName('BE', 'Luik', language)).toBe(name);
});

test('a region without a name in the language, an unknown one and an unknown country keep the given name', async () => {
  await loadRegionNames('fr');
  expect(regionName('DE', 'Berlin', 'fr')).toBe('Berlin');
  expect(regionName('BE', 'Atlantis', 'fr')).toBe('Atlantis');
  expect(regionName('XX', 'Luik', 'fr')).toBe('Luik');
});

test('a component shows the name as soon as it is loaded, and the name of the next language after a change', async () => {
  renderScreen(<Region name="Luik" />, { language: 'it' });
  expect(await screen.findByText('Liegi')).toBeVisible();
  await act(() => setLanguage('es'));
  expect(await screen.findByText('Lieja')).toBeVisible();
});

const regionsOf = (country: string, names: readonly string[], language: 'sv' | 'pl' | 'fr') =>
  byRegionName(
    names.map((name) => ({ name })),
    (name) => regionName(country, name, language),
    language,
  ).map(({ shown }) => shown);

test('regions are in the order of their shown names, by the rules of the language', async () => {
  await Promise.all([loadRegionNames('sv'), loadRegionNames('pl'), loadRegionNames('fr')]);
  // In Swedish, Ä and Ö are after Z.
  expect(regionsOf('SE', ['Örebro', 'Östergötland', 'Skåne', 'Värmland', 'Uppsala'], 'sv')).toEqual([
    'Skåne',
    'Uppsala',
    'Värmland',
    'Örebro',
    'Östergötland',
  ]);
  expect(regionsOf('FI', ['Pohjanmaa', 'Uusimaa', 'Varsinais-Suomi'], 'sv')).toEqual([
    'Egentliga Finland',
    'Nyland',
    'Österbotten',
  ]);
  // In Polish, Ł is after L and Ś after S.
  expect(regionsOf('PL', ['łódzkie', 'świętokrzyskie', 'lubuskie', 'zachodniopomorskie', 'opolskie'], 'pl')).toEqual([
    'lubuskie',
    'łódzkie',
    'opolskie',
    'świętokrzyskie',
    'zachodniopomorskie',
  ]);
  expect(regionsOf('BE', ['Antwerpen', 'Henegouwen', 'Luik', 'Oost-Vlaanderen'], 'fr')).toEqual([
    'Anvers',
    'Flandre orientale',
    'Hainaut',
    'Liège',
  ]);
});
