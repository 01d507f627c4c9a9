import type { Messages } from '@pairwise/i18n';

import type { photos as source } from './en.ts';

export const photos = {
  attach: 'Ajouter une photo',
  chosen: 'La photo que tu as choisie',
  added: 'Photo ajoutée',
  ready: 'Ta photo est prête à être envoyée.',
  remove: 'Retirer la photo',
  drop: 'Dépose ta photo ici',
  oneAtATime: 'Tu ne peux envoyer qu’une photo à la fois. Nous avons gardé la première.',
  dismiss: 'Fermer',
  notEnoughCredits: 'Tu n’as pas assez de crédits. Ta photo reste ici.',
  uploading: 'Envoi de la photo',
  cancel: 'Ne pas envoyer cette photo',
  removed: 'Cette photo a été retirée.',
  enlarge: 'Agrandir la photo envoyée par {name}',
  enlargeOwn: 'Agrandir ma photo',
  previous: 'Photo précédente',
  next: 'Photo suivante',
  failed: 'Cette photo n’a pas pu être chargée.',
  retry: 'Réessayer',
} satisfies Messages<typeof source>;
