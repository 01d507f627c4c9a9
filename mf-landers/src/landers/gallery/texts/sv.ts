import type { Messages } from '@pairwise/i18n';

import type { gallery as source } from './en.ts';

export const gallery = {
  action: 'Häng upp ditt porträtt',
  wall: 'Porträtten',
  room: 'Sal 1',
  works: {
    a: 'Skratt före poängen',
    b: 'Väntan på spårvagnen, utan brådska',
    c: 'Färg i en grå vecka',
    d: 'Studie av en god lyssnare',
    e: 'Blinkning, olja på duk',
    f: 'Den långa vägen hem',
  },
  niches: {
    default: {
      title: 'Konsten att mötas.',
      lead: 'En stilla sal, fint ljus och människor som får dig att vända dig om. Ta god tid på dig.',
    },
    she: {
      title: 'Du är curator här.',
      lead: 'Gå runt, stanna där du vill. Ingen säger något före dig.',
    },
    bdsm: {
      title: 'Den privata samlingen.',
      lead: 'Vissa verk visas bara för den som ber snällt.',
    },
    bbw: {
      title: 'Rubens hade gillat det.',
      lead: 'Skönhet har aldrig varit smal. Kom och titta.',
    },
    gilf: {
      title: 'De gamla mästarna.',
      lead: 'Bättre för varje år, och ännu fulla av överraskningar.',
    },
    milf: {
      title: 'Ständig publikfavorit.',
      lead: 'Hållning, värme och ett leende som vakterna pratar om.',
    },
    gay: {
      title: 'Porträtt av gentlemän.',
      lead: 'Och av några rackare. Ta reda på vem som är vem.',
    },
  },
  variants: {
    opening: {
      title: 'Vernissage.',
      lead: 'Alla är lite nervösa. Det är det fina. Kom in.',
    },
  },
} satisfies Messages<typeof source>;
