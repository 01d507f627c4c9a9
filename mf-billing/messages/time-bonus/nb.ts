import type { Messages } from '@pairwise/i18n';

import type { timeBonus as source } from './en.ts';

export const timeBonus = {
  label: 'Velkomstrabatt',
  title: '{percent} % rabatt, bare i',
  text: 'På valgfri pakke, til tiden er ute. Bare nå, i de første timene dine her.',
  action: 'Se pakkene',
  dismiss: 'Skjul velkomstrabatten',
  left: '{time} igjen av velkomstrabatten din',
  hours_one: '{count} time',
  hours_other: '{count} timer',
  minutes_one: '{count} minutt',
  minutes_other: '{count} minutter',
  modalTitle: 'Velkomstgaven din',
  percent: '{percent} %',
  modalText: 'rabatt på valgfri pakke',
  actFast:
    'Vær rask: denne prisen gjelder bare de første {timeLeft} timene etter at du ble medlem. Den kommer ikke tilbake.',
  endsIn: 'Slutter om',
  later: 'Ikke nå',
  close: 'Lukk',
} satisfies Messages<typeof source>;
