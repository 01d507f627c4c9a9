import type { Messages } from '@pairwise/i18n';

import type { index as source } from './en.ts';

export const index = {
  title: 'Det börjar med ett hej.',
  lead: 'Hitta någon i närheten, läs profilen och skriv första raden.',
  niches: {
    she: {
      title: 'Ditt hej avgör.',
      lead: 'Se dig omkring i lugn och ro, läs profilerna och skriv till dem du gillar. Den första raden är din.',
    },
    bdsm: {
      title: 'Det börjar med en fråga.',
      lead: 'Hitta vuxna som säger vad de gillar, känner sina gränser och frågar efter dina.',
    },
    bbw: {
      title: 'Det börjar med hela dig.',
      lead: 'Hitta någon i närheten som älskar former, läs profilen och skriv den första raden.',
    },
    gilf: {
      title: 'Det börjar om med ett hej.',
      lead: 'Hitta någon i närheten som har något att berätta och skriv den första raden.',
    },
    milf: {
      title: 'Det börjar när det blir tyst.',
      lead: 'Hitta vuxna kvinnor i närheten med en kväll för sig själva och skriv den första raden.',
    },
    gay: {
      title: 'Det börjar med honom.',
      lead: 'Hitta en man i närheten, läs hans profil och skriv den första raden.',
    },
  },
  action: 'Börja gratis',
  look: 'Se dig omkring först',
  ask: 'Ledig på söndag?',
  answer: 'Nu är jag det.',
  pointsTitle: 'Så funkar det här',
  points: {
    free: {
      title: 'Det kostar inget att titta',
      text: 'Det är gratis att söka, gilla och läsa det andra skriver till dig.',
    },
    checked: {
      title: 'Människor, inte bara bilder',
      text: 'Vi granskar varje bild innan andra ser den.',
    },
    once: {
      title: 'Ingen prenumeration',
      text: 'Du betalar en gång för krediter. De går aldrig ut, och inget förnyas av sig självt.',
    },
  },
  pricing: 'Se alla priser',
} satisfies Messages<typeof source>;
