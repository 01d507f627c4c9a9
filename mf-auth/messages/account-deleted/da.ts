import type { Messages } from '@pairwise/i18n';

import type { accountDeleted as source } from './en.ts';

export const accountDeleted = {
  closedTitle: 'Din konto er lukket',
  closedUntil: 'Ingen kan se dig længere. Du kan komme tilbage indtil {date}. Derefter er alle personlige data væk.',
  mailed: 'Linket, du kan komme tilbage med, ligger i den e-mail, vi lige har sendt dig.',
  title: 'Kom tilbage til din konto',
  text: 'En lukket konto kan åbnes igen inden for {days} dage med et link i vores e-mail.',
  againTitle: 'Ingen e-mail med linket?',
  again: 'Log ind én gang til, så sender vi det igen.',
  submit: 'Send mig linket',
  sentTitle: 'Linket er på vej',
  sent: 'Vi har sendt det til {email}.',
  backTitle: 'Vil du komme tilbage?',
  backText: 'Profil, billeder, samtaler og credits er der stadig.',
  reactivate: 'Åbn min konto igen',
  welcome: 'Velkommen tilbage, {name}!',
  notNow: 'Ikke nu',
  toHome: 'Til forsiden',
} satisfies Messages<typeof source>;
