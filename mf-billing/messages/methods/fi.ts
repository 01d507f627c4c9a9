import type { Messages } from '@pairwise/i18n';

import type { methods as source } from './en.ts';

export const methods = {
  label: 'Maksutavat',
  lastUsed: 'Viimeksi käytetty',
  sdd: 'Suoraveloitus',
  sct: 'Tilisiirto',
  creditcard: 'Maksukortti',
  details: {
    card: 'Maksa kortillasi',
    bank: 'Maksa oman pankkisi kautta',
    wallet: 'Vahvista sovelluksessa tai tililläsi',
    code: 'Maksa pankin sovelluksen koodilla',
    voucher: 'Maksa maksusetelin koodilla',
    transfer: 'Kestää 1–2 arkipäivää',
    direct_debit: 'Veloitetaan tililtäsi',
  },
  after: {
    card: 'Kirjoitat kortin tiedot maksukumppanimme suojatulla sivulla, ja pankkisi voi pyytää vahvistusta. Saat krediitit muutamassa sekunnissa.',
    bank: 'Vahvistat maksun omassa pankissasi. Saat krediitit muutamassa sekunnissa.',
    wallet: 'Vahvistat maksun sovelluksessa tai tililläsi. Saat krediitit muutamassa sekunnissa.',
    code: 'Kirjoitat koodin pankkisi sovelluksesta. Saat krediitit muutamassa sekunnissa.',
    voucher: 'Kirjoitat maksusetelin koodin. Saat krediitit muutamassa sekunnissa.',
    transfer:
      'Näytämme tilin, jolle siirrät summan. Saat krediitit heti, kun rahat ovat perillä, yleensä kahden arkipäivän kuluessa.',
    direct_debit: 'Vahvistat, että saamme veloittaa summan tililtäsi kerran. Saat krediitit heti sen jälkeen.',
  },
} satisfies Messages<typeof source>;
