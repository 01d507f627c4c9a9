import type { Messages } from '@pairwise/i18n';

import type { timeBonus as source } from './en.ts';

export const timeBonus = {
  label: 'Welkomstkorting',
  title: '{percent}% korting, nog',
  text: 'Op elk pakket, tot de tijd om is. Alleen nu, in je eerste uren hier.',
  action: 'Bekijk pakketten',
  dismiss: 'Welkomstkorting verbergen',
  left: 'Je welkomstkorting geldt nog {time}',
  hours_one: '{count} uur',
  hours_other: '{count} uur',
  minutes_one: '{count} minuut',
  minutes_other: '{count} minuten',
  modalTitle: 'Je welkomstcadeau',
  percent: '{percent}%',
  modalText: 'korting op elk pakket',
  actFast:
    'Wees er snel bij: deze prijs krijg je alleen in de eerste {timeLeft} uur na je aanmelding. Daarna komt hij niet terug.',
  endsIn: 'Eindigt over',
  later: 'Nu niet',
  close: 'Sluiten',
} satisfies Messages<typeof source>;
