import type { Messages } from '@pairwise/i18n';

import type { methods as source } from './en.ts';

export const methods = {
  label: 'Maksutavat',
  lastUsed: 'Viimeksi käytetty',
  sdd: 'Suoraveloitus',
  sct: 'Tilisiirto',
  creditcard: 'Luottokortti',
  details: {
    card: 'Maksa kortillasi',
    bank: 'Maksa oman pankkisi kautta',
    wallet: 'Vahvista sovelluksessa tai tililläsi',
    code: 'Maksa pankin sovelluksen koodilla',
    voucher: 'Maksa maksusetelin koodilla',
    transfer: 'Kestää yhdestä kahteen arkipäivää',
    direct_debit: 'Veloitetaan tililtäsi',
  },
  after: {
    card: 'Kirjoitat kortin tiedot maksukumppanimme suojatulla sivulla, ja pankkisi voi pyytää vahvistusta. Krediitit tulevat muutamaa sekuntia myöhemmin.',
    bank: 'Vahvistat maksun omassa pankissasi. Krediitit tulevat muutamaa sekuntia myöhemmin.',
    wallet: 'Vahvistat maksun sovelluksessa tai tililläsi. Krediitit tulevat muutamaa sekuntia myöhemmin.',
    code: 'Kirjoitat koodin pankkisi sovelluksesta. Krediitit tulevat muutamaa sekuntia myöhemmin.',
    voucher: 'Kirjoitat maksusetelin koodin. Krediitit tulevat muutamaa sekuntia myöhemmin.',
    transfer:
      'Näytämme tilin, jolle siirrät summan. Krediitit tulevat heti, kun rahat ovat perillä, yleensä kahden arkipäivän kuluessa.',
    direct_debit: 'Vahvistat, että saamme veloittaa summan tililtäsi kerran. Krediitit tulevat heti sen jälkeen.',
  },
} satisfies Messages<typeof source>;
