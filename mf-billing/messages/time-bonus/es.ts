import type { Messages } from '@pairwise/i18n';

import type { timeBonus as source } from './en.ts';

export const timeBonus = {
  label: 'Descuento de bienvenida',
  title: '{percent} % de descuento durante',
  text: 'En cualquier paquete, hasta que se acabe el tiempo. Solo ahora, en tus primeras horas aquí.',
  action: 'Ver paquetes',
  dismiss: 'Ocultar el descuento de bienvenida',
  left: 'Tu descuento de bienvenida termina en {time}',
  hours_one: '{count} hora',
  hours_many: '{count} de horas',
  hours_other: '{count} horas',
  minutes_one: '{count} minuto',
  minutes_many: '{count} de minutos',
  minutes_other: '{count} minutos',
  modalTitle: 'Tu regalo de bienvenida',
  percent: '{percent} %',
  modalText: 'de descuento en cualquier paquete',
  actFast:
    'Date prisa: este precio es tuyo durante las primeras {timeLeft} horas después de crear tu cuenta. No se repetirá.',
  endsIn: 'Termina en',
  later: 'Ahora no',
  close: 'Cerrar',
} satisfies Messages<typeof source>;
