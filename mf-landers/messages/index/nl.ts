import type { Messages } from '@pairwise/i18n';

import type { index as source } from './en.ts';

export const index = {
  title: 'Het begint met hallo.',
  lead: 'Vind iemand in de buurt, lees wie het is en schrijf de eerste zin.',
  niches: {
    she: {
      title: 'Jouw hallo beslist.',
      lead: 'Kijk rustig rond, lees de profielen en schrijf naar wie je leuk vindt. De eerste zin is van jou.',
    },
    bdsm: {
      title: 'Het begint met een vraag.',
      lead: 'Vind volwassenen die zeggen wat ze lekker vinden, hun grenzen kennen en naar die van jou vragen.',
    },
    bbw: {
      title: 'Het begint met jou, precies zoals je bent.',
      lead: 'Vind iemand in de buurt die van rondingen houdt, lees het profiel en schrijf de eerste zin.',
    },
    gilf: {
      title: 'Het begint opnieuw met hallo.',
      lead: 'Vind iemand in de buurt die iets te vertellen heeft, en schrijf de eerste zin.',
    },
    milf: {
      title: 'Het begint als het stil is.',
      lead: 'Vind volwassen vrouwen in de buurt met een avond voor zichzelf, en schrijf de eerste zin.',
    },
    gay: {
      title: 'Het begint met hem.',
      lead: 'Vind een man in de buurt, lees wie hij is en schrijf de eerste zin.',
    },
  },
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
