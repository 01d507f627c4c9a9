import type { Messages } from '@pairwise/i18n';

import type { index as source } from './en.ts';

export const index = {
  title: 'Det begynder med et hej.',
  lead: 'Find en i nærheden, læs profilen, og skriv den første linje.',
  niches: {
    she: {
      title: 'Dit hej afgør det.',
      lead: 'Se dig om i ro og mag, læs profilerne, og skriv til dem, du kan lide. Den første linje er din.',
    },
    bdsm: {
      title: 'Det begynder med et spørgsmål.',
      lead: 'Find voksne, der siger, hvad de kan lide, kender deres grænser og spørger til dine.',
    },
    bbw: {
      title: 'Det begynder med hele dig.',
      lead: 'Find en i nærheden, der elsker former, læs profilen, og skriv den første linje.',
    },
    gilf: {
      title: 'Det begynder igen med et hej.',
      lead: 'Find en i nærheden, der har noget at fortælle, og skriv den første linje.',
    },
    milf: {
      title: 'Det begynder, når der er stille.',
      lead: 'Find voksne kvinder i nærheden med en aften for sig selv, og skriv den første linje.',
    },
    gay: {
      title: 'Det begynder med ham.',
      lead: 'Find en mand i nærheden, læs hans profil, og skriv den første linje.',
    },
  },
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
