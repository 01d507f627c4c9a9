import type { Messages } from '@pairwise/i18n';

import type { gifts as source } from './en.ts';

export const gifts = {
  open: 'Choisir un cadeau',
  title: 'Un cadeau pour {name}',
  choose: 'Cadeaux',
  close: 'Fermer',
  pick: 'Choisis un cadeau',
  choice_one: '{gift}, {count} crédit',
  choice_many: '{gift}, {count} crédits',
  choice_other: '{gift}, {count} crédits',
  send_one: 'Envoyer pour {count} crédit : {gift}',
  send_many: 'Envoyer pour {count} crédits : {gift}',
  send_other: 'Envoyer pour {count} crédits : {gift}',
  balance_one: 'Tu as {count} crédit.',
  balance_many: 'Tu as {count} crédits.',
  balance_other: 'Tu as {count} crédits.',
  notEnoughCredits: 'Tu n’as pas assez de crédits. Ton choix reste ici.',
  failed: 'Les cadeaux n’ont pas pu être chargés',
  offline: 'Les cadeaux s’afficheront ici dès ton retour en ligne.',
  gift: 'Cadeau',
  preview: 'Cadeau : {gift}',
  previewByYou: 'Ton cadeau : {gift}',
  names: {
    rose: 'Rose',
    coffee: 'Café',
    chocolate: 'Chocolats',
    drink: 'Cocktail',
    bouquet: 'Bouquet',
    ring: 'Bague',
    other: 'Un cadeau',
  },
} satisfies Messages<typeof source>;
