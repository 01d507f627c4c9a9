import type { Messages } from '@pairwise/i18n';

import type { pricing as source } from './en.ts';

export const pricing = {
  title: 'Combien coûte {site} ?',
  intro: 'Regarder, liker et lire, c’est gratuit. Les crédits servent à payer ce que tu envoies.',
  minimum: 'Un message coûte à partir de {price}.',
  join: 'S’inscrire gratuitement',
  creditsTitle: 'À quoi servent les crédits ?',
  message: 'Un message',
  photo: 'Une photo',
  gift: 'Un cadeau',
  receiving: 'Recevoir et lire',
  free: 'gratuit',
  from: 'à partir de {credits}',
  range: 'de {low} à {high}',
  credits_one: '{count} crédit',
  credits_many: '{count} crédits',
  credits_other: '{count} crédits',
  startText_one: 'Les nouveaux membres reçoivent {count} crédit gratuit une fois leur adresse e-mail confirmée.',
  startText_many: 'Les nouveaux membres reçoivent {count} crédits gratuits une fois leur adresse e-mail confirmée.',
  startText_other: 'Les nouveaux membres reçoivent {count} crédits gratuits une fois leur adresse e-mail confirmée.',
  countriesTitle: 'Prix le plus bas d’un message par pays',
  refund_one: 'Les crédits non utilisés sont remboursables pendant {count} jour.',
  refund_many: 'Les crédits non utilisés sont remboursables pendant {count} jours.',
  refund_other: 'Les crédits non utilisés sont remboursables pendant {count} jours.',
} satisfies Messages<typeof source>;
