import type { Messages } from '@pairwise/i18n';

import type { search as source } from './en.ts';

export const search = {
  title: 'Mensen die je leuk kunt vinden',
  count_one: '{shown} persoon',
  count_other: '{shown} mensen',
  moreThan: 'Meer dan {shown} mensen',
  loading: 'Mensen zoeken …',
  online: 'online',
  liked: 'Je vindt {name} leuk',

  filters: 'Filters',
  filtersActive_one: '{count} filter actief',
  filtersActive_other: '{count} filters actief',
  apply: 'Mensen tonen',
  reset: 'Filters wissen',
  close: 'Sluiten',
  gender: 'Ik zoek',
  everyone: 'Iedereen',
  female: 'Vrouwen',
  male: 'Mannen',
  minAge: 'Minimumleeftijd',
  maxAge: 'Maximumleeftijd',
  fromAge: 'Vanaf {age}',
  toAge: 'Tot {age}',
  ages: '{min} tot {max} jaar',
  country: 'Land',
  photoOnly: 'Met foto',

  emptyTitle: 'Nog niemand past bij alles',
  emptyText: 'Zoek ruimer om meer mensen te zien.',
  emptyEnd: 'Kom gauw terug: er komen elke dag nieuwe leden bij.',
  widenRegion: 'Zoek in heel {country}',
  widenAges: 'Zoek in elke leeftijd',
  widenPhoto: 'Zoek ook zonder foto',

  similarTitle: 'Dicht bij wat je zoekt',
  relaxedRegion: 'In andere regio’s',
  relaxedAges: 'Tot 5 jaar jonger of ouder',
  relaxedCountry: 'In buurlanden',

  pages: 'Pagina’s met resultaten',
  previousPage: 'Vorige',
  nextPage: 'Volgende',
  page: 'Pagina {page}',
  pageOf: 'Pagina {page} van {pages}',
  pastEndTitle: 'Hier zijn geen mensen meer',
  pastEndText: 'Zoveel pagina’s heeft deze zoekopdracht niet.',
  firstPage: 'Naar de eerste pagina',

  failedTitle: 'Zoeken is niet gelukt',
  retry: 'Opnieuw proberen',
  offlineTitle: 'Je bent offline',
  offlineText: 'Het zoeken gaat verder zodra je weer verbinding hebt.',
  loginTitle: 'Kijk wie er is',
  login: 'Inloggen',
} satisfies Messages<typeof source>;
