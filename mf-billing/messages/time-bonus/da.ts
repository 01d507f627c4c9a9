import type { Messages } from '@pairwise/i18n';

import type { timeBonus as source } from './en.ts';

export const timeBonus = {
  label: 'Velkomstrabat',
  title: '{percent} % rabat, kun i',
  text: 'På en valgfri pakke, indtil tiden er gået. Kun nu, i dine første timer her.',
  action: 'Se pakkerne',
  dismiss: 'Skjul velkomstrabatten',
  left: '{time} tilbage af din velkomstrabat',
  hours_one: '{count} time',
  hours_other: '{count} timer',
  minutes_one: '{count} minut',
  minutes_other: '{count} minutter',
  modalTitle: 'Din velkomstgave',
  percent: '{percent} %',
  modalText: 'rabat på en valgfri pakke',
  actFast:
    'Vær hurtig: Denne pris er din de første {timeLeft} timer, efter at du er blevet medlem. Den kommer ikke igen.',
  endsIn: 'Slutter om',
  later: 'Ikke nu',
  close: 'Luk',
} satisfies Messages<typeof source>;
