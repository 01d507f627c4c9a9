import type { Messages } from '@pairwise/i18n';

import type { priceList as source } from './en.ts';

export const priceList = {
  bundles: 'Paquetes',
  credits_one: 'crédito',
  credits_many: 'de créditos',
  credits_other: 'créditos',
  perMessage: '{price} por mensaje',
  choose: 'Elegir',
  popular: 'El más elegido',
  saving: '−{percent} %',
  savingLabel: 'Un {percent} % menos por crédito que en el paquete más pequeño',
  vat: 'Todos los precios incluyen el IVA.',
  once: 'Un pago único, sin suscripción. Los créditos no caducan nunca.',
  failedTitle: 'No se han podido cargar los precios',
  loading: 'Cargando los precios',
} satisfies Messages<typeof source>;
