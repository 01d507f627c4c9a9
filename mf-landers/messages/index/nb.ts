import type { Messages } from '@pairwise/i18n';

import type { index as source } from './en.ts';

export const index = {
  title: 'Det begynner med et hei.',
  lead: 'Finn noen i nærheten, les profilen, og skriv den første linjen.',
  niches: {
    she: {
      title: 'Ditt hei avgjør.',
      lead: 'Se deg rundt i ro og mak, les profilene, og skriv til dem du liker. Den første linjen er din.',
    },
    bdsm: {
      title: 'Det begynner med et spørsmål.',
      lead: 'Finn voksne som sier hva de liker, kjenner grensene sine og spør etter dine.',
    },
    bbw: {
      title: 'Det begynner med hele deg.',
      lead: 'Finn noen i nærheten som elsker former, les profilen, og skriv den første linjen.',
    },
    gilf: {
      title: 'Det begynner igjen med et hei.',
      lead: 'Finn noen i nærheten som har noe å fortelle, og skriv den første linjen.',
    },
    milf: {
      title: 'Det begynner når det blir stille.',
      lead: 'Finn voksne kvinner i nærheten med en kveld for seg selv, og skriv den første linjen.',
    },
    gay: {
      title: 'Det begynner med ham.',
      lead: 'Finn en mann i nærheten, les profilen hans, og skriv den første linjen.',
    },
  },
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
