import type { Messages } from '@pairwise/i18n';

import type { accountDeleted as source } from './en.ts';

export const accountDeleted = {
  closedTitle: 'Je account is gesloten',
  closedUntil:
    'Niemand ziet je meer. Je kunt terugkomen tot {date}; daarna worden je persoonlijke gegevens verwijderd.',
  mailed: 'De link om terug te komen staat in de e-mail die we je net hebben gestuurd.',
  title: 'Kom terug naar je account',
  text: 'Een gesloten account kun je {days} dagen lang terughalen, met de link uit onze e-mail.',
  againTitle: 'Geen e-mail met de link?',
  again: 'Vul je gegevens nog een keer in, dan sturen we hem opnieuw.',
  submit: 'Stuur me de link',
  sentTitle: 'De link is onderweg',
  sent: 'We hebben hem gestuurd naar {email}.',
  backTitle: 'Wil je terugkomen?',
  backText: 'Je profiel, foto’s, gesprekken en credits zijn er allemaal nog.',
  reactivate: 'Mijn account terughalen',
  welcome: 'Welkom terug, {name}.',
  notNow: 'Nu niet',
  toHome: 'Naar de startpagina',
} satisfies Messages<typeof source>;
