import type { Messages } from '@pairwise/i18n';

import type { socialnetwork as source } from './en.ts';

export const socialnetwork = {
  action: 'Tule mukaan keskusteluun',
  feed: 'Mitä muut puuhaavat',
  reply: 'Vastaa',
  like: 'Tykkää julkaisusta: {name}',
  compose: 'Mitä sinä puuhaat?',
  members: 'Sano moi',
  posts: {
    a: 'Poltin lasagnen. Tilasin pizzan. Tuleeko vieraita?',
    b: 'Löysin kaupungin parhaan penkin. Tilaa kahdelle.',
    c: 'Etsin jotakuta, joka myös taputtaa elokuvissa.',
  },
  ago: {
    a: 'Juuri nyt',
    b: 'Aamulla',
    c: 'Eilen',
  },
  niches: {
    default: {
      title: 'Pieniä sanoja, suuria tunteita.',
      lead: 'Ihmiset kertovat, mitä heillä on tänään mielessä. Sinun tarvitsee vain vastata.',
    },
    she: {
      title: 'Sinä valitset, kuka saa vastauksen.',
      lead: 'Sano, mitä ajattelet. Vastaa vain niille, joista pidät.',
    },
    bdsm: {
      title: 'Sano se hyvässä seurassa.',
      lead: 'Täällä ei punastella, ja ei tarkoittaa ei.',
    },
    bbw: {
      title: 'Tule koko komeudessasi.',
      lead: 'Nauru, muodot, lisäannos: juuri sellaisena kuin olet.',
    },
    gilf: {
      title: 'Tarinoita vuosien varrelta.',
      lead: 'Ihmisiä, joilla on kerrottavaa ja aikaa kuunnella.',
    },
    milf: {
      title: 'Kun lapset nukkuvat.',
      lead: 'Päivän parhaat keskustelut alkavat yhdeksältä.',
    },
    gay: {
      title: 'Kuin ryhmächatti, mutta parempi.',
      lead: 'Miehiä, jotka vastaavat kokonaisilla lauseilla ja tunteella.',
    },
  },
  variants: {
    monday: {
      title: 'Maanantait ovat parempia yhdessä.',
      lead: 'Valittakaa yhdessä. Sekin on alku.',
    },
  },
} satisfies Messages<typeof source>;
