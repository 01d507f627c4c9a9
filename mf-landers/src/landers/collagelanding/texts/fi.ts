import type { Messages } from '@pairwise/i18n';

import type { collagelanding as source } from './en.ts';

export const collagelanding = {
  action: 'Ripusta kuvasi seinälle',
  notes: {
    a: 'ensimmäinen kahvi',
    b: 'toinen kahvi',
    c: 'se nauru',
    d: 'sade, yksi sateenvarjo',
    e: 'sunnuntai, myöhään',
    f: 'me?',
  },
  niches: {
    default: {
      title: 'Jokainen tarina alkaa kuvasta.',
      lead: 'Jossain tällä seinällä on tilaa kahdelle. Tule mukaan kuvaan.',
    },
    she: {
      title: 'Seinä sinun makuusi.',
      lead: 'Ripusta ne, joista pidät. Jätä muut.',
    },
    bdsm: {
      title: 'Kaikki ei näy kuvassa.',
      lead: 'Se, mistä nautit, jää sinun ja valitsemiesi välille.',
    },
    bbw: {
      title: 'Liian upea pieniin kehyksiin.',
      lead: 'Ihmisiä luonnollisessa koossa, hymyjä luonnollisessa koossa, ja tilaa sinun hymyllesi.',
    },
    gilf: {
      title: 'Filmiä on vielä paljon jäljellä.',
      lead: 'Sinulla on albumeita täynnä tarinoita. Tässä on tyhjä sivu.',
    },
    milf: {
      title: 'Nyt kuva sinusta.',
      lead: 'Kaikki nämä vuodet sinä kuvasit muita. Nyt on sinun vuorosi.',
    },
    gay: {
      title: 'Hän, sinä ja kuva-automaatti.',
      lead: 'Neljä salamaa ja hyvä syy istua lähekkäin.',
    },
  },
  variants: {
    summer: {
      title: 'Kesä, joka kannattaa ikuistaa.',
      lead: 'Pitkiä iltoja, paljaat varpaat ruohossa ja joku, jonka kanssa muistella niitä.',
    },
  },
} satisfies Messages<typeof source>;
