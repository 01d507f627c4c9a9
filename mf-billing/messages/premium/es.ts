import type { Messages } from '@pairwise/i18n';

import type { premium as source } from './en.ts';

export const premium = {
  title: 'Que no se corte la conversación',
  intro: 'Con cualquier paquete tienes todo Premium, sin fecha de fin.',
  premiumTitle: 'Premium es tuyo',
  premiumIntro: 'Ya tienes todo lo de abajo. Con más créditos, la conversación sigue.',
  benefitsTitle: 'Incluido en cada paquete',
  benefits: {
    photos: 'Ver todas las fotos de todos los miembros',
    ownPhotos: 'Mostrar hasta 25 fotos tuyas en lugar de 3',
    conversations: 'Empezar tantas conversaciones como quieras',
    receipts: 'Saber cuándo se han leído tus mensajes',
  },
  claim: 'Un {percent} % más de probabilidades de conseguir un match',
  claimText: 'para los miembros Premium de {site}.*',
  claimNote:
    '* Fuente: recuento propio de {site} de los matches de los miembros Premium y de los miembros gratuitos en los últimos doce meses. Es una media, no una promesa.',
  bundlesTitle: 'Elige cuánto quieres decir',
} satisfies Messages<typeof source>;
