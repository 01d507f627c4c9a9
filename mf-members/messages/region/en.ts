/** The words of countries for their regions (settings.countries, MEMBER-03). */
export const region = {
  name: {
    province: 'Province',
    state: 'State',
    region: 'Region',
    canton: 'Canton',
    county: 'County',
    voivodeship: 'Voivodeship',
  },
  any: {
    province: 'All provinces',
    state: 'All states',
    region: 'All regions',
    canton: 'All cantons',
    county: 'All counties',
    voivodeship: 'All voivodeships',
  },
} as const;
