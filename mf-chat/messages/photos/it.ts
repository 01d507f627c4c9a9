import type { Messages } from '@pairwise/i18n';

import type { photos as source } from './en.ts';

export const photos = {
  attach: 'Aggiungi una foto',
  chosen: 'La foto che hai scelto',
  added: 'Foto aggiunta',
  ready: 'La tua foto è pronta per l’invio.',
  remove: 'Togli la foto',
  drop: 'Trascina qui la tua foto',
  oneAtATime: 'Puoi inviare una foto alla volta. Abbiamo preso la prima.',
  dismiss: 'Chiudi',
  notEnoughCredits: 'Non hai abbastanza crediti. La tua foto resta qui.',
  uploading: 'Invio della foto',
  cancel: 'Non inviare questa foto',
  removed: 'Questa foto è stata rimossa.',
  enlarge: 'Ingrandisci la foto di {name}',
  enlargeOwn: 'Ingrandisci la tua foto',
  previous: 'Foto precedente',
  next: 'Foto successiva',
  failed: 'Non è stato possibile caricare questa foto.',
  retry: 'Riprova',
} satisfies Messages<typeof source>;
