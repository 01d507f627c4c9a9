import type { Messages } from '@pairwise/i18n';

import type { accountDeletion as source } from './en.ts';

export const accountDeletion = {
  progress: 'Étape {step} sur 3',
  back: 'Retour aux paramètres',
  reasonTitle: 'Pourquoi pars-tu ?',
  reasonText: 'Cela nous aide à progresser. Tu peux aussi ne rien dire.',
  reasons: {
    met_somebody: 'J’ai rencontré quelqu’un',
    no_matches: 'Je ne trouve personne qui me corresponde',
    too_many_mails: 'Trop d’e-mails',
    too_expensive: 'C’est trop cher',
    privacy: 'Je m’inquiète pour ma vie privée',
    other: 'Autre chose',
  },
  textLabel: 'Veux-tu nous en dire plus ? (facultatif)',
  next: 'Continuer',
  skip: 'Passer',
  offers: {
    pause_mails: {
      title: 'On te laisse tranquille un moment ?',
      text: 'Aucun e-mail de notre part pendant 30 jours. Ton compte reste tel qu’il est.',
      accept: 'Suspendre mes e-mails',
    },
    invisible: {
      title: 'Tu préfères ne pas être visible ?',
      text: 'En mode invisible, personne ne te trouve. Tes conversations restent, et tu reviens quand tu veux.',
      accept: 'Passer en mode invisible',
    },
    discount: {
      title: '{percentage} % de réduction si tu restes',
      text: 'Un code pour ton prochain achat, rien que pour toi. Il est valable une fois, pendant 7 jours.',
      accept: 'Rester avec la réduction',
    },
  },
  decline: 'Non, continuer la suppression',
  other: 'Voir une autre offre',
  accepted: {
    title: 'C’est chouette que tu restes',
    pause_mails: 'Tes e-mails sont suspendus jusqu’au {date}.',
    invisible: 'Tu es maintenant invisible. Tu peux redevenir visible dans les paramètres.',
    discount: 'Voici ton code pour {percentage} % de réduction. Il est valable une fois, jusqu’au {date}.',
    code: 'Ton code',
    copy: 'Copier le code',
    copied: 'Copié',
    toSettings: 'Retour aux paramètres',
    toCredits: 'Voir les crédits',
    deleteAnyway: 'Supprimer quand même mon compte',
  },
  confirmTitle: 'Supprimer ton compte ?',
  losses: 'Ce qui va se passer',
  hidden: 'Plus personne ne te voit, et toutes tes sessions sont fermées immédiatement.',
  comeBack: 'Pendant {days} jours, tu peux revenir grâce à un lien que nous t’envoyons par e-mail.',
  gone: 'Ensuite, profil, photos et messages sont effacés pour de bon.',
  credits_one: 'Tu perds {count} crédit.',
  credits_many: 'Tu perds {count} crédits.',
  credits_other: 'Tu perds {count} crédits.',
  refundable: 'Nous pouvons te rembourser {amount} pour ces crédits : écris d’abord à {email}.',
  submit: 'Supprimer mon compte',
  keep: 'Garder mon compte',
} satisfies Messages<typeof source>;
