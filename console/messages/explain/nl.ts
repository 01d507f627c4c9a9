import type { Messages } from '@pairwise/i18n';

import type { explain as enExplain } from './en.ts';

export const explain = {
  title: 'Wie krijgt wat',
  lead: 'Vul een adres van de site in. Deze pagina toont welke versie van de shell en van elke remote een bezoeker daar krijgt, en waarom.',
  address: 'Adres',
  addressHint: 'Bijvoorbeeld /chats, of het hele adres uit de browser.',
  addressWrong: 'Vul een adres in, zoals /chats.',
  language: 'Taal',
  country: 'Land (optioneel)',
  countryHint: 'Twee letters, zoals NL.',
  countryWrong: 'Vul een landcode van twee letters in, zoals NL.',
  niche: 'Niche',
  bucket: 'Sessie (optioneel)',
  bucketHint:
    'De waarde van de cookie mfe.bucket (via https __Host-Http-mfe.bucket) in de browser van de bezoeker. Die bepaalt wie een canary krijgt.',
  bucketWrong: 'Vul de hele waarde van de cookie in: 22 letters, cijfers, koppeltekens of lage streepjes.',
  staff: 'Aangemeld als medewerker',
  objected: 'Heeft bezwaar gemaakt tegen proeven met pagina’s',
  submit: 'Uitleggen',
  versions: 'Versies van deze pagina',
  noPages: 'Er zijn geen pagina’s',
  owner: 'Dit is een pagina van {owner}, in de zone {zone}.',
  noOwner: 'Geen enkele versie die live is, heeft een pagina op dit adres. Bezoekers zien de foutpagina.',
  either: '{canary} of {stable}',
  nothingServed: 'niets',
  noCanary: 'Er loopt geen canary: elke bezoeker krijgt de stabiele versie {stable}.',
  fits: 'De canary {canary} loopt. De eerste groep waar deze bezoeker bij hoort: {audience}.',
  allGetIt: 'Elke bezoeker van deze groep krijgt de canary.',
  noneGetsIt: 'Nog geen bezoeker van deze groep krijgt de canary. Iedereen krijgt de stabiele versie {stable}.',
  shareGetsIt:
    'Het toeval geeft {percent}% van hen de canary, en alle anderen de stabiele versie {stable}. Vul een sessie in om te zien wat een bepaalde bezoeker krijgt.',
  below: 'Deze bezoeker zit op {position}%, dus onder {percent}%, en krijgt de canary.',
  notBelow: 'Deze bezoeker zit op {position}%, dus niet onder {percent}%, en krijgt de stabiele versie {stable}.',
  noGroup:
    'De canary {canary} loopt voor {audience}. Deze bezoeker hoort daar niet bij en krijgt de stabiele versie {stable}.',
  hasObjected:
    'De canary {canary} loopt, maar deze bezoeker heeft bezwaar gemaakt tegen proeven en krijgt de stabiele versie {stable}.',
  misfit:
    '{version} past niet bij de shell van deze pagina. In plaats daarvan wordt de laatste goede versie gebruikt die past: {served}.',
  notLive: 'Er is geen versie van {name} live.',
} satisfies Messages<typeof enExplain>;
