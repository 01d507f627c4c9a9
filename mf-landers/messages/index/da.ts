import type { Messages } from '@pairwise/i18n';

import type { index as source } from './en.ts';

export const index = {
  title: 'Det begynder med et hej.',
  lead: 'Find en i nærheden, læs profilen, og skriv den første linje.',
  action: 'Kom gratis i gang',
  look: 'Se dig omkring først',
  ask: 'Ledig på søndag?',
  answer: 'Det er jeg nu.',
  pointsTitle: 'Sådan fungerer det her',
  points: {
    free: {
      title: 'Det er gratis at se sig omkring',
      text: 'Det er gratis at søge, like og læse, hvad andre skriver til dig.',
    },
    checked: {
      title: 'Mennesker, ikke bare billeder',
      text: 'Vi tjekker hvert billede, før andre ser det.',
    },
    once: {
      title: 'Intet abonnement',
      text: 'Du betaler én gang for credits. De udløber aldrig, og intet fornyes af sig selv.',
    },
  },
  pricing: 'Se alle priser',
} satisfies Messages<typeof source>;
