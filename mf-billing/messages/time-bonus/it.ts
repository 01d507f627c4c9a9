import type { Messages } from '@pairwise/i18n';

import type { timeBonus as source } from './en.ts';

export const timeBonus = {
  label: 'Sconto di benvenuto',
  title: '{percent}% di sconto ancora per',
  text: 'Su qualsiasi pacchetto, finché c’è tempo. Solo ora, nelle tue prime ore qui.',
  action: 'Vedi i pacchetti',
  dismiss: 'Nascondi lo sconto di benvenuto',
  left: 'Tempo rimasto per il tuo sconto di benvenuto: {time}',
  hours_one: '{count} ora',
  hours_many: '{count} di ore',
  hours_other: '{count} ore',
  minutes_one: '{count} minuto',
  minutes_many: '{count} di minuti',
  minutes_other: '{count} minuti',
  modalTitle: 'Il tuo regalo di benvenuto',
  percent: '{percent}%',
  modalText: 'di sconto su qualsiasi pacchetto',
  actFast: 'Approfittane: questo prezzo è tuo per le prime {timeLeft} ore dall’iscrizione. Poi non torna più.',
  endsIn: 'Scade tra',
  later: 'Non ora',
  close: 'Chiudi',
} satisfies Messages<typeof source>;
