import type { Messages } from '@pairwise/i18n';

import type { icebreakers as source } from './en.ts';

export const icebreakers = {
  open: 'Sugerir una primera frase',
  title: 'Una primera frase para {name}',
  text: 'Elige una y hazla tuya. No se envía nada hasta que pulses «Enviar».',
  others: 'Mostrar otras',
  failed: 'No se han podido cargar las sugerencias',
  offline: 'Las sugerencias estarán aquí en cuanto vuelvas a tener conexión.',
  close: 'Cerrar',
} satisfies Messages<typeof source>;
