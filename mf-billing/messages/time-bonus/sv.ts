import type { Messages } from '@pairwise/i18n';

import type { timeBonus as source } from './en.ts';

export const timeBonus = {
  label: 'Välkomstrabatt',
  title: '{percent} % rabatt, bara i',
  text: 'På valfritt paket, tills tiden är ute. Bara nu, under dina första timmar här.',
  action: 'Se paketen',
  dismiss: 'Dölj välkomstrabatten',
  left: '{time} kvar av din välkomstrabatt',
  hours_one: '{count} timme',
  hours_other: '{count} timmar',
  minutes_one: '{count} minut',
  minutes_other: '{count} minuter',
  modalTitle: 'Din välkomstpresent',
  percent: '{percent} %',
  modalText: 'rabatt på valfritt paket',
  actFast:
    'Passa på: det här priset gäller bara under de första {timeLeft} timmarna efter att du blev medlem. Det kommer inte tillbaka.',
  endsIn: 'Går ut om',
  later: 'Inte nu',
  close: 'Stäng',
} satisfies Messages<typeof source>;
