import type { Messages } from '@pairwise/i18n';

import type { link as source } from './en.ts';

export const link = {
  opening: 'Avataan linkkiäsi …',
  expiredTitle: 'Linkki ei enää toimi',
  failedTitle: 'Linkkiäsi ei voitu avata',
  unsubscribeTitle: 'Ei enää sähköposteja?',
  unsubscribeText: 'Paina painiketta, niin lopetamme kaikki sähköpostit, jotka eivät koske itse tiliäsi.',
  unsubscribe: 'Lopeta sähköpostit',
  unsubscribedTitle: 'Valmis: ei enää sähköposteja meiltä',
  unsubscribedText: 'Muutitko mielesi? Valitse asetuksissa, mitä sähköposteja haluat.',
  settings: 'Asetuksiin',
  loginTitle: 'Kirjaudu tällä linkillä',
  loginText: 'Paina painiketta, niin kirjaudut sisään tällä laitteella. Linkki on kertakäyttöinen.',
  login: 'Kirjaa minut sisään',
  toLogin: 'Kirjaudu salasanalla',
} satisfies Messages<typeof source>;
