import type { Messages } from '@pairwise/i18n';

import type { link as source } from './en.ts';

export const link = {
  opening: 'Je link wordt geopend …',
  expiredTitle: 'Deze link is niet meer geldig',
  failedTitle: 'Je link kon niet worden geopend',
  unsubscribeTitle: 'Geen e-mails meer?',
  unsubscribeText: 'Druk op de knop, dan krijg je alleen nog e-mails over je account zelf.',
  unsubscribe: 'Stop de e-mails',
  unsubscribedTitle: 'Klaar: we sturen geen e-mails meer',
  unsubscribedText: 'Toch van gedachten veranderd? Kies in je instellingen welke e-mails je wilt.',
  settings: 'Naar de instellingen',
  loginTitle: 'Inloggen met deze link',
  loginText: 'Druk op de knop om op dit apparaat in te loggen. De link is maar één keer geldig.',
  login: 'Log mij in',
  toLogin: 'Inloggen met een wachtwoord',
} satisfies Messages<typeof source>;
