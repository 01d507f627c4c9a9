import type { Messages } from '@pairwise/i18n';

import type { tinderswipe as source } from './en.ts';

export const tinderswipe = {
  action: 'Tee ilmainen profiili',
  like: 'Tykkää: {name}',
  pass: 'Ohita: {name}',
  deck: 'Swaipattavat kortit',
  help: 'Swaippaa, paina painikkeita tai käytä nuolinäppäimiä.',
  stampLike: 'Tykkään',
  stampPass: 'Ei kiitos',
  endTitle: 'Hyvä maku.',
  endText: 'Näin tapaat täällä oikeita ihmisiä. Profiilin tekeminen vie kaksi minuuttia.',
  endLikes: 'Tykkäsit näistä: {names}.',
  nobody: 'Valikoiva. Siitä me pidämme. Sisällä on lisää.',
  again: 'Aloita alusta',
  lines: {
    a: 'Surkeita sanaleikkejä ja loistavaa pastaa.',
    b: 'Näyttää sinulle kaupungin hiljaisen puolen.',
    c: 'Tanssii keittiössä, yksinkin.',
    d: 'Tuntee jokaisen penkin, josta on näköala.',
    e: 'Lukee viimeisen sivun ensin.',
    f: 'Vastaa ääniviesteillä ja lauluilla.',
  },
  niches: {
    default: {
      title: 'Kyllä, ei, ehkä sinä.',
      lead: 'Kuusi ihmistä. Yksi peukalo. Katso, kenen kohdalla pysähdyt.',
    },
    she: {
      title: 'Peukalosi päättää.',
      lead: 'Sinä katsot, sinä valitset, sinä kirjoitat ensin. Muut odottavat kiltisti.',
    },
    bdsm: {
      title: 'Kiinnostaako? Swaippaa eteenpäin.',
      lead: 'Ihmisiä, jotka tietävät, mitä haluavat, ja kysyvät, mitä sinä haluat.',
    },
    bbw: {
      title: 'Mutkia edessä.',
      lead: 'Täyteläisiä muotoja, täyteläistä naurua. Swaippaa oikealle, kun ihastut.',
    },
    gilf: {
      title: 'Kokemusta? Oikealle.',
      lead: 'Ihmisiä, jotka lakkasivat esittämästä jo kauan sitten. Swaippaa ja katso.',
    },
    milf: {
      title: 'Hänkin näki sinut.',
      lead: 'Aikuisia naisia, jotka tunnistavat hyvän hymyn, kun näkevät sellaisen.',
    },
    gay: {
      title: 'Swaippaa oikealle, löydä se oikea.',
      lead: 'Kuusi miestä. Yksi peukalo. Katso, kenen kohdalla pysähdyt.',
    },
  },
} satisfies Messages<typeof source>;
