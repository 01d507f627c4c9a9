import type { Messages } from '@pairwise/i18n';

import type { premium as source } from './en.ts';

export const premium = {
  title: 'Que no se corte la conversación',
  intro: 'Cualquier paquete te abre todo Premium, y se queda abierto.',
  premiumTitle: 'Premium es tuyo',
  premiumIntro: 'Todo lo de abajo está abierto para ti. Con más créditos sigue la conversación.',
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
