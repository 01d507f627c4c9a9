import type { Messages } from '@pairwise/i18n';

import type { signupMatches as en } from './en.ts';

export const signupMatches = {
  title: 'Velkommen, {name}',
  lead: 'Disse passer til det du ser etter. En like er en god begynnelse.',
  unconfirmed: 'Du kan gi én like nå. Bekreft e-postadressen din for å få flere.',
  likeGiven: 'Du har gitt din like. Bekreft e-postadressen din for å få flere.',
  goOn: 'Se alle',
  emptyTitle: 'Ingen passer ennå',
  emptyText: 'Se deg rundt: et bredere søk viser flere.',
  failedTitle: 'De første forslagene dine kunne ikke lastes inn',
  offlineTitle: 'Du er uten nett',
  offlineText: 'De vises så snart du er på nett igjen.',
} satisfies Messages<typeof en>;
