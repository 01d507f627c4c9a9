import type { Messages } from '@pairwise/i18n';

import type { accountDeleted as source } from './en.ts';

export const accountDeleted = {
  closedTitle: 'Ton compte est fermé',
  closedUntil:
    'Plus personne ne te voit. Tu peux revenir jusqu’au {date} ; ensuite, tout ce qui est personnel sera effacé.',
  mailed: 'Le lien pour revenir est dans l’e-mail que nous venons de t’envoyer.',
  title: 'Retrouve ton compte',
  text: 'Un compte fermé peut être rouvert pendant {days} jours, grâce au lien reçu par e-mail.',
  againTitle: 'Pas d’e-mail avec le lien ?',
  again: 'Connecte-toi encore une fois et nous te le renverrons.',
  submit: 'M’envoyer le lien',
  sentTitle: 'Le lien est en route',
  sent: 'Nous l’avons envoyé à {email}.',
  backTitle: 'Veux-tu revenir ?',
  backText: 'Profil, photos, conversations et crédits : tout est encore là.',
  reactivate: 'Rouvrir mon compte',
  welcome: 'Te revoilà, {name} !',
  notNow: 'Pas maintenant',
  toHome: 'Retour à l’accueil',
} satisfies Messages<typeof source>;
