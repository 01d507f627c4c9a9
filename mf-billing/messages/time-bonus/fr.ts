import type { Messages } from '@pairwise/i18n';

import type { timeBonus as source } from './en.ts';

export const timeBonus = {
  label: 'Réduction de bienvenue',
  title: '{percent} % de réduction pendant encore',
  text: 'Sur le pack de ton choix, jusqu’à la fin du compte à rebours. Uniquement pendant tes premières heures ici.',
  action: 'Voir les packs',
  dismiss: 'Masquer la réduction de bienvenue',
  left: 'Encore {time} pour ta réduction de bienvenue',
  hours_one: '{count} heure',
  hours_many: '{count} heures',
  hours_other: '{count} heures',
  minutes_one: '{count} minute',
  minutes_many: '{count} minutes',
  minutes_other: '{count} minutes',
  modalTitle: 'Ton cadeau de bienvenue',
  percent: '{percent} %',
  modalText: 'de réduction sur le pack de ton choix',
  actFast:
    'Fais vite : ce prix est à toi pendant les {timeLeft} premières heures après ton inscription. Il ne reviendra pas.',
  endsIn: 'Se termine dans',
  later: 'Pas maintenant',
  close: 'Fermer',
} satisfies Messages<typeof source>;
