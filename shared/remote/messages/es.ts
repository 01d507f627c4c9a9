import type { Messages } from '@pairwise/i18n';

import type en from './en.ts';

export default {
  failure: {
    title: 'Esta parte no está disponible ahora mismo',
    text: 'Todo lo demás funciona. Inténtalo de nuevo o vuelve dentro de un momento.',
    offline: 'Estás sin conexión. Se cargará en cuanto la recuperes.',
    retry: 'Reintentar',
  },
} satisfies Messages<typeof en>;
