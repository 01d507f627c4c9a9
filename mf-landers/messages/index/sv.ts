import type { Messages } from '@pairwise/i18n';

import type { index as source } from './en.ts';

export const index = {
  title: 'Det börjar med ett hej.',
  lead: 'Hitta någon i närheten, läs profilen och skriv första raden.',
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
