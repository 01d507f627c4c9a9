import type { Messages } from '@pairwise/i18n';

import type { maplanding as source } from './en.ts';

export const maplanding = {
  action: 'Katso, keitä on lähellä',
  here: 'Ihmisiä kartalla: {country}',
  pin: '{name}, {age}, lähellä: {town}',
  note: 'Kartta näyttää maan suurempia kaupunkeja, ei sitä, missä sinä tai muut asutte.',
  niches: {
    default: {
      title: 'Lähempänä kuin luulet.',
      lead: 'Muutama raitiovaunupysäkki, pyörätie, kaksi katua. Katso, keitä on lähellä.',
    },
    she: {
      title: 'Sinun karttasi, sinun säteesi.',
      lead: 'Sinä päätät, mikä on lähellä ja kuka saa tietää sen.',
    },
    bdsm: {
      title: 'Huomaamattomasti lähellä.',
      lead: 'Kukaan ei näe, missä olet. Sinä näet, ettet ole ainoa.',
    },
    bbw: {
      title: 'Isoja sydämiä lähellä sinua.',
      lead: 'Ehkä vain kahden pysäkin päässä, ja nauru kuuluu yli koko kadun.',
    },
    gilf: {
      title: 'Kulman takana, jo vuosia.',
      lead: 'Ehkä olette jo nyökänneet toisillenne torilla.',
    },
    milf: {
      title: 'Ehkä hän asuu lähistöllä.',
      lead: 'Kuskaukset on hoidettu, ilta on vapaa, ja kahvila on puolimatkassa.',
    },
    gay: {
      title: 'Ehkä hän asuu samalla kadulla.',
      lead: 'Sinne kävelee ilman sovellustakin. Vain ensimmäinen viesti puuttuu.',
    },
  },
  variants: {
    commute: {
      title: 'Sama linja, sama pysäkki.',
      lead: 'Ehkä käytävän toisella puolella istuva on myös täällä.',
    },
  },
} satisfies Messages<typeof source>;
