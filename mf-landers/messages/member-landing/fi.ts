import type { Messages } from '@pairwise/i18n';

import type { memberLanding as source } from './en.ts';

export const memberLanding = {
  loading: 'Hetkinen …',
  photo: 'Kuva: {name}',
  likes: '{name} pitää näistä',
  fictional: 'fiktiivinen profiili',
  failedTitle: 'Sivua ei voitu ladata',
  offlineTitle: 'Verkkoyhteys puuttuu',
  offlineText: 'Sivu avautuu heti, kun yhteys palaa.',
  retry: 'Yritä uudelleen',
  none: {
    title: 'Uusi tuttavuus on lähempänä kuin arvaat.',
    lead: 'Tee profiilisi, katso, keitä asuu lähellä, ja kirjoita ensimmäinen viesti.',
    action: 'Aloita ilmaiseksi',
    ask: 'Oletko sinäkin uusi täällä?',
    answer: 'Tulin tänään.',
  },
  portrait: {
    title: 'Tässä on {name}.',
    lead: 'Yksi rivi riittää alkuun. Liittyminen on ilmaista, ja ensimmäinen viestisi odottaa, kunnes olet valmis.',
    action: 'Kirjoita jäsenelle {name}',
  },
  opener: {
    legend: 'Valitse aloituksesi',
    empty: 'Ei vielä viestejä. Jonkun on aloitettava.',
    action: 'Lähetä jäsenelle {name}',
    note: 'Ensin luot tilin. Aloitusta voit vielä muuttaa siellä.',
    usual: {
      title: 'Sinä ja {name}: ensimmäiset sanat.',
      lead: 'Valitse yksi tai kirjoita oma seuraavassa vaiheessa.',
      a: 'Hei {name}! Pysähdyin kuvasi kohdalle ja jäin siihen.',
      b: 'Kaksi kysymystä: kahvia vai teetä, ja milloin?',
      c: 'Minulla ei ole nokkelaa repliikkiä. Mutta haluaisin tutustua sinuun.',
    },
    variants: {
      weekend: {
        title: '{name} ja viikonloppu.',
        lead: 'Se on vain kysymys. Valitse omasi.',
        a: 'Kävelylle sunnuntaina, ja katsotaan, minne päädytään?',
        b: 'Mitä teet, kun lauantaina sataa?',
        c: 'Tiedän paikan, jossa on hyvät pullat. Tiedätkö paremman?',
      },
    },
  },
  half: {
    you: 'Sinä?',
    question: 'Sinä ja {name}: mitä yhteistä teillä on?',
    none: 'Paina niitä, joista sinäkin pidät.',
    common_one: '{count} yhteinen asia',
    common_other: '{count} yhteistä asiaa',
    action: 'Sano moi jäsenelle {name}',
    usual: {
      title: 'Kuvan toinen puolikas puuttuu.',
      lead: 'Tässä on {name}. Katso, kuinka paljon siitä osaat täydentää.',
    },
    variants: {
      music: {
        title: 'Sama laulu, toinen puolikas.',
        lead: 'Jossain {name} hyräilee mukana. Katso, osaatko sävelen.',
      },
    },
  },
  signup: {
    title: 'Sano moi jäsenelle {name}.',
  },
} satisfies Messages<typeof source>;
