import type { Messages } from '@pairwise/i18n';

import type { memberLanding as source } from './en.ts';

export const memberLanding = {
  loading: 'Un instant…',
  photo: 'Photo : {name}',
  likes: '{name} aime',
  fictional: 'profil fictif',
  failedTitle: 'Cette page n’a pas pu être chargée',
  offlineTitle: 'Tu es hors ligne',
  offlineText: 'La page s’ouvrira dès ton retour en ligne.',
  retry: 'Réessayer',
  none: {
    title: 'Une belle rencontre est plus proche que tu ne le crois.',
    lead: 'Crée ton profil, découvre qui habite près de chez toi, et écris la première phrase.',
    action: 'Commencer gratuitement',
    ask: 'Toi aussi, tu viens d’arriver ?',
    answer: 'Aujourd’hui même.',
  },
  portrait: {
    title: 'Fais connaissance avec {name}.',
    lead: 'Une phrase suffit pour commencer. L’inscription est gratuite, et ton premier message attend que tout soit prêt.',
    action: 'Écrire à {name}',
  },
  opener: {
    legend: 'Choisis ta première phrase',
    empty: 'Pas encore de messages. Quelqu’un doit commencer.',
    action: 'Envoyer à {name}',
    note: 'D’abord, l’inscription. Tu pourras encore y modifier ta phrase.',
    usual: {
      title: '{name} et toi : la première phrase.',
      lead: 'Choisis-en une, ou écris la tienne à l’étape suivante.',
      a: 'Bonjour {name}. Ta photo a retenu mon regard, et il y est encore.',
      b: 'Deux questions : café ou thé, et quand ?',
      c: 'Je n’ai pas de phrase géniale. Mais j’aimerais te connaître.',
    },
    variants: {
      weekend: {
        title: '{name} et le week-end.',
        lead: 'Ce n’est qu’une question. Choisis la tienne.',
        a: 'Une balade dimanche, et on verra où elle nous mène ?',
        b: 'Que fais-tu un samedi de pluie ?',
        c: 'Je connais un endroit avec de bons gâteaux. Tu en connais un meilleur ?',
      },
    },
  },
  half: {
    you: 'Et toi ?',
    question: 'Qu’as-tu en commun avec {name} ?',
    none: 'Touche ce que tu aimes aussi.',
    common_one: '{count} point commun',
    common_many: '{count} points communs',
    common_other: '{count} points communs',
    action: 'Dire bonjour à {name}',
    usual: {
      title: 'Il manque l’autre moitié de l’image.',
      lead: 'Voici {name}. Complète l’image avec ce que tu aimes.',
    },
    variants: {
      music: {
        title: 'Même chanson, autre moitié.',
        lead: '{name} fredonne quelque part. Tu connais l’air ?',
      },
    },
  },
  signup: {
    title: 'Dis bonjour à {name}.',
  },
} satisfies Messages<typeof source>;
