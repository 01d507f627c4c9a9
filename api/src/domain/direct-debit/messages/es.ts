import type { Translation } from '../../translation.ts';
import type en from './en.ts';

export default {
  code: '{site}: {code} es tu clave para pagar {amount} por adeudo directo desde la cuenta terminada en {last4}. Caduca en 10 minutos. No la compartas nunca.',
  mandate: {
    subject: 'Orden de domiciliación de adeudo directo SEPA {reference} para {site}',
    title: 'Orden de domiciliación de adeudo directo SEPA',
    reference: 'Referencia de la orden de domiciliación',
    creditor: 'Acreedor',
    creditorId: 'Identificador del acreedor',
    holder: 'Titular de la cuenta',
    address: 'Dirección',
    account: 'Cuenta',
    ending: 'IBAN terminado en {last4}',
    type: 'Tipo de pago',
    onePayment: 'Pago único',
    recurrent: 'Pagos recurrentes, cada uno tras un pedido',
    accepted: 'Aceptada en línea el',
    revoked: 'Revocada el',
  },
} satisfies Translation<typeof en>;
