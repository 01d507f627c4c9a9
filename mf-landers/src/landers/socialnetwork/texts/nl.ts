import type { Messages } from '@pairwise/i18n';

import type { socialnetwork as source } from './en.ts';

export const socialnetwork = {
  action: 'Praat mee',
  feed: 'Wat mensen aan het doen zijn',
  reply: 'Reageren',
  like: 'Bericht van {name} leuk vinden',
  compose: 'Wat ben jij aan het doen?',
  members: 'Zeg eens hallo',
  posts: {
    a: 'Lasagne verbrand. Pizza besteld. Wie eet er mee?',
    b: 'Het beste bankje van de stad gevonden. Er passen twee op.',
    c: 'Zoek iemand die ook klapt in de bioscoop.',
  },
  ago: {
    a: 'Zojuist',
    b: 'Vanochtend',
    c: 'Gisteren',
  },
  niches: {
    default: {
      title: 'Koetjes, kalfjes en kriebels.',
      lead: 'Mensen vertellen wat hen vandaag bezighoudt. Jij hoeft alleen te reageren.',
    },
    she: {
      title: 'Jij kiest wie antwoord krijgt.',
      lead: 'Schrijf wat je denkt. Alleen wie jij leuk vindt, krijgt antwoord.',
    },
    bdsm: {
      title: 'Onder ons gezegd.',
      lead: 'Met mensen die nergens van blozen en een nee respecteren.',
    },
    bbw: {
      title: 'Alles van jou is welkom.',
      lead: 'De lach, de rondingen, de tweede portie. Kom zoals je bent.',
    },
    gilf: {
      title: 'Verhalen om voor te gaan zitten.',
      lead: 'Mensen die iets te vertellen hebben, en tijd om te luisteren.',
    },
    milf: {
      title: 'Als de kinderen slapen.',
      lead: 'De beste gesprekken van de dag beginnen om negen uur.',
    },
    gay: {
      title: 'Als de groepsapp, maar leuker.',
      lead: 'Mannen die antwoorden, in hele zinnen, met gevoel.',
    },
  },
  variants: {
    monday: {
      title: 'Maandagen zijn leuker met z’n tweeën.',
      lead: 'Samen klagen. Het is een begin.',
    },
  },
} satisfies Messages<typeof source>;
