import type { Messages } from '@pairwise/i18n';

import type { block as source } from './en.ts';

export const block = {
  action: 'Bloquer {name}',
  title: 'Bloquer {name} ?',
  intro: 'Ce qui va se passer :',
  notSeen: 'Vous ne vous voyez plus dans la recherche, les likes, les jeux ni les conversations.',
  noContact: '{name} ne peut plus ouvrir ton profil ni t’écrire.',
  removed: 'Vos likes, votre match et vos conversations sont supprimés. Ils ne reviennent pas.',
  noNotice: '{name} ne reçoit aucun message à ce sujet, mais verra le blocage en ouvrant ton profil.',
  confirm: 'Bloquer',
  cancel: 'Annuler',
  close: 'Fermer',
  doneTitle: 'Tu as bloqué {name}',
  done: 'Vous ne vous croiserez plus ici, et vos conversations ont disparu.',
  queuedTitle: 'Blocage en attente : {name}',
  queued: 'En attendant, vous pouvez encore vous croiser ici.',
  undo: 'Tu peux annuler le blocage dans ton profil, rubrique « Membres bloqués ».',
  unblock: 'Débloquer {name}',
  unblocked: 'Tu as débloqué {name}. Les likes et les conversations ne reviennent pas.',
} satisfies Messages<typeof source>;
