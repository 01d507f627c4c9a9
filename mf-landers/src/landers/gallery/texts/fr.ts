import type { Messages } from '@pairwise/i18n';

import type { gallery as source } from './en.ts';

export const gallery = {
  action: 'Accrocher mon portrait',
  wall: 'Les portraits',
  room: 'Salle 1',
  works: {
    a: 'Rire avant la blague',
    b: 'Attente du tram, sans hâte',
    c: 'De la couleur dans une semaine grise',
    d: 'Étude d’une oreille attentive',
    e: 'Clin d’œil, huile sur toile',
    f: 'Le long chemin du retour',
  },
  niches: {
    default: {
      title: 'L’art de la rencontre.',
      lead: 'Une salle calme, une belle lumière, et des gens qui méritent un deuxième regard. Prends ton temps.',
    },
    she: {
      title: 'L’exposition, c’est toi qui la composes.',
      lead: 'Promène-toi, arrête-toi où tu veux. Personne ne parle avant toi.',
    },
    bdsm: {
      title: 'La collection privée.',
      lead: 'Certaines œuvres ne se montrent qu’à qui le demande gentiment.',
    },
    bbw: {
      title: 'Rubens approuverait.',
      lead: 'La beauté ne s’est jamais mesurée au tour de taille. Viens voir.',
    },
    gilf: {
      title: 'Les maîtres anciens.',
      lead: 'Toujours mieux d’année en année, et encore pleins de surprises.',
    },
    milf: {
      title: 'Un coup de cœur permanent.',
      lead: 'De l’allure, de la chaleur, et un sourire dont parlent les gardiens.',
    },
    gay: {
      title: 'Portraits de gentlemen.',
      lead: 'Et de quelques canailles. À toi de voir qui est qui.',
    },
  },
  variants: {
    opening: {
      title: 'Soir de vernissage.',
      lead: 'Tout le monde a un peu le trac. C’est ce qui en fait le charme. Entre.',
    },
  },
} satisfies Messages<typeof source>;
