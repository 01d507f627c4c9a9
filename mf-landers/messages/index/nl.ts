import type { Messages } from '@pairwise/i18n';

import type { index as source } from './en.ts';

export const index = {
  title: 'Het begint met hallo.',
  lead: 'Vind iemand in de buurt, lees wie het is en schrijf de eerste zin.',
  action: 'Begin gratis',
  look: 'Eerst even rondkijken',
  ask: 'Zondag vrij?',
  answer: 'Nu wel.',
  pointsTitle: 'Zo werkt het hier',
  points: {
    free: {
      title: 'Kijken kost niets',
      text: 'Zoeken, liken en lezen wat anderen je schrijven is gratis.',
    },
    checked: {
      title: 'Mensen, geen plaatjes',
      text: 'We controleren elke foto voordat anderen hem zien.',
    },
    once: {
      title: 'Geen abonnement',
      text: 'Je betaalt één keer voor credits. Ze verlopen nooit en er wordt niets automatisch verlengd.',
    },
  },
  pricing: 'Alle prijzen bekijken',
} satisfies Messages<typeof source>;
