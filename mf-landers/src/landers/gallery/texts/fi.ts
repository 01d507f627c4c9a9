import type { Messages } from '@pairwise/i18n';

import type { gallery as source } from './en.ts';

export const gallery = {
  action: 'Ripusta muotokuvasi',
  wall: 'Muotokuvat',
  room: 'Sali 1',
  works: {
    a: 'Nauru ennen vitsin loppua',
    b: 'Odottaa raitiovaunua, ei kiirettä',
    c: 'Väriä harmaaseen viikkoon',
    d: 'Tutkielma hyvästä kuuntelijasta',
    e: 'Silmänisku, öljy kankaalle',
    f: 'Pitkä tie kotiin',
  },
  niches: {
    default: {
      title: 'Kohtaamisen taito.',
      lead: 'Hiljainen sali, hyvä valo ja ihmisiä, joita kannattaa katsoa toisen kerran. Katsele rauhassa.',
    },
    she: {
      title: 'Sinä olet kuraattori.',
      lead: 'Kierrä rauhassa ja pysähdy, missä haluat. Kukaan ei sano mitään ennen sinua.',
    },
    bdsm: {
      title: 'Yksityiskokoelma.',
      lead: 'Osa teoksista näytetään vain niille, jotka pyytävät kauniisti.',
    },
    bbw: {
      title: 'Rubens olisi ihastunut.',
      lead: 'Kauneutta ei koskaan tarkoitettu kapeaksi. Tule katsomaan.',
    },
    gilf: {
      title: 'Vanhat mestarit.',
      lead: 'Vuosi vuodelta parempia ja yhä täynnä yllätyksiä.',
    },
    milf: {
      title: 'Kestosuosikki.',
      lead: 'Ryhtiä, lämpöä ja hymy, josta vartijatkin puhuvat.',
    },
    gay: {
      title: 'Herrasmiesten muotokuvia.',
      lead: 'Ja muutaman veijarin. Selvitä, kuka on kuka.',
    },
  },
  variants: {
    opening: {
      title: 'Avajaiset.',
      lead: 'Kaikkia jännittää vähän. Se siinä on parasta. Tule sisään.',
    },
  },
} satisfies Messages<typeof source>;
