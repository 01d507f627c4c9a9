import type { Messages } from '@pairwise/i18n';

import type { collagelanding as source } from './en.ts';

export const collagelanding = {
  action: 'Sätt upp din bild',
  notes: {
    a: 'första kaffet',
    b: 'andra kaffet',
    c: 'det där skrattet',
    d: 'regn, ett paraply',
    e: 'söndag, sent',
    f: 'vi?',
  },
  niches: {
    default: {
      title: 'Varje historia börjar med en bild.',
      lead: 'Någonstans på väggen finns det plats för två. Kom med på bild du också.',
    },
    she: {
      title: 'En vägg i din smak.',
      lead: 'Nåla upp bilderna du gillar. Låt resten ligga.',
    },
    bdsm: {
      title: 'Allt syns inte på bild.',
      lead: 'Det du njuter av stannar mellan dig och dem du väljer.',
    },
    bbw: {
      title: 'För bra för en liten ram.',
      lead: 'Människor i naturlig storlek, leenden i naturlig storlek, och plats för ditt.',
    },
    gilf: {
      title: 'Mycket film kvar på rullen.',
      lead: 'Du har album fulla av historier. Här är ett oskrivet blad.',
    },
    milf: {
      title: 'Nu en bild på dig.',
      lead: 'I alla år var det du som fotograferade de andra. Nu är det din tur.',
    },
    gay: {
      title: 'Han, du och en fotoautomat.',
      lead: 'Fyra blixtar och en bra ursäkt att sitta nära.',
    },
  },
  variants: {
    summer: {
      title: 'En sommar att spara.',
      lead: 'Långa kvällar, barfota i gräset och någon att minnas det med.',
    },
  },
} satisfies Messages<typeof source>;
