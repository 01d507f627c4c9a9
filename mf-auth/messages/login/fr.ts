import type { Messages } from '@pairwise/i18n';

import type { login as source } from './en.ts';

export const login = {
  title: 'Te revoilà !',
  email: 'Adresse e-mail',
  password: 'Mot de passe',
  showPassword: 'Afficher le mot de passe',
  hidePassword: 'Masquer le mot de passe',
  submit: 'Se connecter',
  emailMissing: 'Indique ton adresse e-mail.',
  emailTooLong: 'Cette adresse e-mail est trop longue.',
  passwordMissing: 'Indique ton mot de passe.',
  passwordTooLong: 'Ce mot de passe est trop long.',
  offline: 'Tu es hors ligne. Tu pourras te connecter dès ton retour en ligne.',
  forgot: 'Mot de passe oublié ?',
  signup: 'Créer un compte',
  passwordChanged: 'Ton mot de passe a été changé. Connecte-toi avec le nouveau.',
  sendLink: 'Me renvoyer le lien',
  linkSent: 'Nous avons envoyé le lien à {email}.',
  demo: {
    tag: 'Démo',
    title: 'Essaie un compte de démo',
    note: 'Ici, tout le monde est inventé. Un seul geste remplit le formulaire.',
    free: 'Membre gratuit',
    premium: 'Membre Premium',
    fresh: 'Inscription toute récente',
    unconfirmed: 'E-mail non confirmé',
    blocked: 'Profil bloqué par quelqu’un',
  },
} satisfies Messages<typeof source>;
