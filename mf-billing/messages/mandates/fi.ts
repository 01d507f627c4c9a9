import type { Messages } from '@pairwise/i18n';

import type { mandates as source } from './en.ts';

export const mandates = {
  title: 'Suoraveloituksen valtakirjat',
  text: 'Valtakirjalla voimme veloittaa tilaustesi hinnan pankkitililtäsi.',
  loading: 'Ladataan valtakirjojasi',
  failedTitle: 'Valtakirjojasi ei voitu ladata',
  none: 'Sinulla ei ole valtakirjaa.',
  account: '{last4}-loppuinen tili',
  accepted: 'Hyväksytty {date}',
  revokedOn: 'Peruttu {date}',
  state: { active: 'Voimassa', revoked: 'Peruttu', expired: 'Vanhentunut' },
  reference: 'Valtakirjan viite',
  creditor: 'Velkoja',
  creditorId: 'Velkojan tunniste',
  holder: 'Tilinomistaja',
  read: 'Lue valtakirja',
  save: 'Tallenna PDF:nä',
  /** Read out after the name of a button. */
  ofMandate: 'Valtakirja {reference}',
  revoke: 'Peru',
  askTitle: 'Perutaanko valtakirja?',
  askText:
    'Emme veloita sillä enää mitään. Maksu, joka on jo pankissasi, veloitetaan silti. Voit maksaa suoraveloituksella uudelleen milloin vain.',
  confirm: 'Peru valtakirja',
  keep: 'Pidä se',
  offline: 'Verkkoyhteys puuttuu. Voit perua valtakirjan, kun yhteys palaa.',
} satisfies Messages<typeof source>;
