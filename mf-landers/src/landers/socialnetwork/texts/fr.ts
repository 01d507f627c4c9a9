import type { Messages } from '@pairwise/i18n';

import type { socialnetwork as source } from './en.ts';

export const socialnetwork = {
  action: 'Rejoindre la conversation',
  feed: 'Ce que font les gens',
  reply: 'Répondre',
  like: 'Liker la publication : {name}',
  compose: 'Et toi, quoi de neuf ?',
  members: 'Dis bonjour à',
  posts: {
    a: 'Lasagnes brûlées. Pizza commandée. Des volontaires ?',
    b: 'J’ai trouvé le meilleur banc de la ville. Deux places assises.',
    c: 'Cherche quelqu’un qui applaudit aussi au cinéma.',
  },
  ago: {
    a: 'À l’instant',
    b: 'Ce matin',
    c: 'Hier',
  },
  niches: {
    default: {
      title: 'Petits mots, grands sentiments.',
      lead: 'Les gens racontent ce qui les touche aujourd’hui. Tu n’as plus qu’à répondre.',
    },
    she: {
      title: 'C’est toi qui choisis qui répond.',
      lead: 'Écris ce que tu penses. Seules les personnes qui te plaisent ont une réponse.',
    },
    bdsm: {
      title: 'Dis-le en bonne compagnie.',
      lead: 'Parmi des gens qui ne rougissent de rien et respectent un non.',
    },
    bbw: {
      title: 'Tout en toi est bienvenu.',
      lead: 'Le rire, les courbes, le rab au dîner. Viens comme tu es.',
    },
    gilf: {
      title: 'Des histoires qui ont du vécu.',
      lead: 'Des gens qui ont des choses à raconter, et le temps d’écouter.',
    },
    milf: {
      title: 'Quand les enfants dorment.',
      lead: 'Les meilleures conversations de la journée commencent à 21 heures.',
    },
    gay: {
      title: 'Le groupe de potes, en mieux.',
      lead: 'Des hommes qui répondent, avec des phrases entières et des sentiments.',
    },
  },
  variants: {
    monday: {
      title: 'Les lundis sont plus doux à deux.',
      lead: 'Râlez ensemble. C’est un début.',
    },
  },
} satisfies Messages<typeof source>;
