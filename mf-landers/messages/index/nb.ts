import type { Messages } from '@pairwise/i18n';

import type { index as source } from './en.ts';

export const index = {
  title: 'Det begynner med et hei.',
  lead: 'Finn noen i nærheten, les profilen, og skriv den første linjen.',
  action: 'Begynn gratis',
  look: 'Se deg rundt først',
  ask: 'Ledig på søndag?',
  answer: 'Nå er jeg det.',
  pointsTitle: 'Slik fungerer det her',
  points: {
    free: {
      title: 'Det er gratis å se seg rundt',
      text: 'Det koster ingenting å søke, like og lese det andre skriver til deg.',
    },
    checked: {
      title: 'Mennesker, ikke bare bilder',
      text: 'Vi sjekker hvert bilde før andre ser det.',
    },
    once: {
      title: 'Ikke noe abonnement',
      text: 'Du betaler én gang for kreditter. De utløper aldri, og ingenting fornyes av seg selv.',
    },
  },
  pricing: 'Se alle priser',
} satisfies Messages<typeof source>;
