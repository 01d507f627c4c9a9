import type { Messages } from '@pairwise/i18n';

import type { link as source } from './en.ts';

export const link = {
  opening: 'Dein Link wird geöffnet …',
  expiredTitle: 'Dieser Link gilt nicht mehr',
  failedTitle: 'Dein Link konnte nicht geöffnet werden',
  unsubscribeTitle: 'Keine E-Mails mehr?',
  unsubscribeText: 'Drück auf den Knopf, und du bekommst nur noch E-Mails, die dein Konto selbst betreffen.',
  unsubscribe: 'E-Mails abbestellen',
  unsubscribedTitle: 'Erledigt: Du bekommst keine E-Mails mehr von uns',
  unsubscribedText: 'Doch anders überlegt? In den Einstellungen wählst du, welche E-Mails du möchtest.',
  settings: 'Zu den Einstellungen',
  loginTitle: 'Mit diesem Link anmelden',
  loginText: 'Drück auf den Knopf, um dich auf diesem Gerät anzumelden. Der Link gilt nur einmal.',
  login: 'Anmelden',
  toLogin: 'Mit Passwort anmelden',
} satisfies Messages<typeof source>;
