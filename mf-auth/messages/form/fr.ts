import type { Messages } from '@pairwise/i18n';

import type { form as source } from './en.ts';

export const form = {
  email: 'Adresse e-mail',
  emailMissing: 'Indique ton adresse e-mail.',
  password: 'Mot de passe',
  passwordMissing: 'Indique ton mot de passe.',
  currentPassword: 'Ton mot de passe',
  currentPasswordWrong: 'Vérifie ton mot de passe.',
  newPassword: 'Nouveau mot de passe',
  newPasswordHint: 'Au moins 8 caractères. Une courte phrase est facile à retenir.',
  newPasswordMissing: 'Indique un nouveau mot de passe.',
  repeatPassword: 'Répéter le nouveau mot de passe',
  repeatMissing: 'Répète le nouveau mot de passe.',
  showPassword: 'Afficher le mot de passe',
  showPasswordOf: 'Afficher le mot de passe : {field}',
  hidePassword: 'Masquer le mot de passe',
  hidePasswordOf: 'Masquer le mot de passe : {field}',
  offline: 'Tu es hors ligne. Tu pourras continuer dès ton retour en ligne.',
  toLogin: 'Retour à la connexion',
  home: '{name}, page d’accueil',
  retry: 'Réessayer',
  loadFailedTitle: 'Le chargement a échoué',
  loadOfflineTitle: 'Tu es hors ligne',
  loadOfflineText: 'Le contenu s’affichera dès ton retour en ligne.',
  noContactDetails: 'Pas de numéros de téléphone, d’adresses e-mail ni de liens.',
  close: 'Fermer',
} satisfies Messages<typeof source>;
