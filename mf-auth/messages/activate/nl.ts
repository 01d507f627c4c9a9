import type { Messages } from '@pairwise/i18n';

import type { activate as source } from './en.ts';

export const activate = {
  working: 'Je adres wordt bevestigd …',
  title: 'Je adres is bevestigd',
  lead: 'Welkom, {name}. Wat wil je eerst doen?',
  leadVisitor: 'Je adres is bevestigd. Log in om verder te gaan.',
  open: 'Nog niemand kan je vinden: er staan nog een paar vragen over jou open.',
  undelivered: 'Je bericht kon niet worden bezorgd: dit lid is niet meer bereikbaar. Dit heb je geschreven:',
  hostText: 'Via dit profiel ben je hier gekomen.',
  hostAction: 'Schrijf naar {name}',
  profileTitle: 'Je profiel',
  profileText: 'Met een foto en een paar woorden krijg je vaker antwoord.',
  profileReadyText: 'Je foto en je antwoorden staan erop. Je kunt ze altijd wijzigen.',
  profileOpen: 'Mijn profiel afmaken',
  profileDone: 'Mijn profiel bekijken',
  premiumTitle: 'Premium',
  premiumText: 'Bekijk alle foto’s en schrijf naar zoveel mensen als je wilt.',
  premiumAction: 'Wat is Premium?',
  membersTitle: 'Leden',
  membersText: 'Kijk wie er bij jou in de buurt is.',
  membersAction: 'Mensen ontmoeten',
  failedTitle: 'Je adres kon nog niet worden bevestigd',
  resend: 'Nieuwe e-mail aanvragen',
  resendIn: 'Nieuwe e-mail aanvragen over {seconds} s',
  sent: 'We hebben een nieuwe e-mail gestuurd naar {email}.',
  login: 'Log in om een nieuwe e-mail aan te vragen',
  confirmedAlready: 'Je e-mailadres is al bevestigd. Je hoeft niets meer te doen.',
  members: 'Mensen ontmoeten',
} satisfies Messages<typeof source>;
