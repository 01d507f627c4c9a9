import type { Messages } from '@pairwise/i18n';

import type { activate as source } from './en.ts';

export const activate = {
  working: 'Deine Adresse wird bestätigt …',
  title: 'Deine Adresse ist bestätigt',
  lead: 'Willkommen, {name}. Womit möchtest du anfangen?',
  leadVisitor: 'Deine Adresse ist bestätigt. Melde dich an, um weiterzumachen.',
  open: 'Noch kann dich niemand finden: Ein paar Fragen zu dir sind offen.',
  undelivered:
    'Deine Nachricht konnte nicht zugestellt werden: Das Mitglied ist nicht mehr erreichbar. Das hast du geschrieben:',
  hostText: 'Über dieses Profil hast du zu uns gefunden.',
  hostAction: '{name} schreiben',
  profileTitle: 'Dein Profil',
  profileText: 'Ein Foto und ein paar Worte bringen mehr Antworten.',
  profileReadyText: 'Dein Foto und deine Antworten sind da. Du kannst sie jederzeit ändern.',
  profileOpen: 'Mein Profil fertigstellen',
  profileDone: 'Mein Profil ansehen',
  premiumTitle: 'Premium',
  premiumText: 'Sieh alle Fotos und schreib so vielen Leuten, wie du möchtest.',
  premiumAction: 'Was ist Premium?',
  membersTitle: 'Mitglieder',
  membersText: 'Sieh, wer in deiner Nähe ist.',
  membersAction: 'Leute kennenlernen',
  failedTitle: 'Deine Adresse konnte noch nicht bestätigt werden',
  resend: 'Neue E-Mail anfordern',
  resendIn: 'Neue E-Mail anfordern in {seconds} s',
  sent: 'Wir haben eine neue E-Mail an {email} geschickt.',
  login: 'Anmelden und neue E-Mail anfordern',
  confirmedAlready: 'Deine E-Mail-Adresse ist schon bestätigt. Es gibt nichts mehr zu tun.',
  members: 'Leute kennenlernen',
} satisfies Messages<typeof source>;
