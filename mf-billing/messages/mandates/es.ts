import type { Messages } from '@pairwise/i18n';

import type { mandates as source } from './en.ts';

export const mandates = {
  title: 'Órdenes de domiciliación',
  text: 'Una orden de domiciliación nos permite cargar el precio de tus pedidos en tu cuenta bancaria.',
  loading: 'Cargando tus órdenes de domiciliación',
  failedTitle: 'No se han podido cargar tus órdenes de domiciliación',
  none: 'No tienes ninguna orden de domiciliación.',
  account: 'Cuenta terminada en {last4}',
  accepted: 'Aceptada el {date}',
  revokedOn: 'Revocada el {date}',
  state: { active: 'Válida', revoked: 'Revocada', expired: 'Caducada' },
  reference: 'Referencia de la orden de domiciliación',
  creditor: 'Acreedor',
  creditorId: 'Identificador del acreedor',
  holder: 'Titular de la cuenta',
  read: 'Leer la orden',
  save: 'Guardar en PDF',
  /** Read out after the name of a button. */
  ofMandate: 'Orden de domiciliación {reference}',
  revoke: 'Revocar',
  askTitle: '¿Revocar esta orden de domiciliación?',
  askText:
    'No cobraremos nada más con ella. Un pago que ya está en tu banco se cobrará de todos modos. Puedes volver a pagar por domiciliación cuando quieras.',
  confirm: 'Revocar la orden',
  keep: 'Conservarla',
  offline: 'Estás sin conexión. Podrás revocar la orden cuando recuperes la conexión.',
} satisfies Messages<typeof source>;
