import type { Messages } from '@pairwise/i18n';

import type { activate as source } from './en.ts';

export const activate = {
  working: 'Confirmation de ton adresse…',
  title: 'Ton adresse est confirmée',
  lead: 'Bienvenue, {name}. Par quoi veux-tu commencer ?',
  leadVisitor: 'Ton adresse est confirmée. Connecte-toi pour continuer.',
  open: 'Personne ne peut encore te trouver : il reste quelques questions à ton sujet.',
  undelivered: 'Ton message n’a pas pu être remis : ce membre n’est plus joignable. Voici ce que tu as écrit :',
  hostText: 'Tu es ici grâce à sa page.',
  hostAction: 'Écrire à {name}',
  profileTitle: 'Ton profil',
  profileText: 'Une photo et quelques mots attirent plus de réponses.',
  profileReadyText: 'Ta photo et tes réponses y sont. Tu peux les modifier à tout moment.',
  profileOpen: 'Compléter mon profil',
  profileDone: 'Voir mon profil',
  premiumTitle: 'Premium',
  premiumText: 'Découvre toutes les photos et écris à autant de personnes que tu veux.',
  premiumAction: 'Découvrir Premium',
  membersTitle: 'Membres',
  membersText: 'Découvre qui habite près de chez toi.',
  membersAction: 'Faire des rencontres',
  failedTitle: 'Ton adresse n’a pas encore pu être confirmée',
  resend: 'Demander un nouvel e-mail',
  resendIn: 'Demander un nouvel e-mail dans {seconds} s',
  sent: 'Nous avons envoyé un nouvel e-mail à {email}.',
  login: 'Se connecter pour demander un nouvel e-mail',
  confirmedAlready: 'Ton adresse e-mail est déjà confirmée. Tu n’as plus rien à faire.',
  members: 'Faire des rencontres',
} satisfies Messages<typeof source>;
