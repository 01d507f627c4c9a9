import type { Messages } from '@pairwise/i18n';

import type { signupMatches as en } from './en.ts';

export const signupMatches = {
  title: 'Välkommen, {name}',
  lead: 'De här personerna stämmer in på det du söker. En like är en bra början.',
  unconfirmed: 'Du kan ge en like nu. Bekräfta din mejladress för att få fler.',
  likeGiven: 'Du har gett din like. Bekräfta din mejladress för att få fler.',
  goOn: 'Se alla',
  emptyTitle: 'Ingen passar än',
  emptyText: 'Se dig omkring: en bredare sökning visar fler.',
  failedTitle: 'Dina första förslag kunde inte laddas',
  offlineTitle: 'Du är offline',
  offlineText: 'De visas så fort du är online igen.',
} satisfies Messages<typeof en>;
