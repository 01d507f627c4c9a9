import type { Messages } from '@pairwise/i18n';

import type { directDebit as source } from './en.ts';

export const directDebit = {
  intro:
    'Cargamos {price} en tu cuenta bancaria una sola vez. Para asegurarnos de que eres tú, te enviamos un código al teléfono.',
  account: 'Tu cuenta',
  holder: 'Titular de la cuenta',
  iban: 'IBAN',
  ibanHint: 'Está en tu tarjeta bancaria y en la app de tu banco.',
  address: 'Tu dirección',
  street: 'Calle',
  houseNumber: 'Número',
  postalCode: 'Código postal',
  city: 'Localidad',
  mobile: 'Número de móvil',
  mobileHint: 'Para el código. No lo usamos para nada más.',
  required: 'Rellena este campo.',
  mandate: 'Orden de domiciliación de adeudo directo SEPA',
  notice: 'Te avisamos por correo del importe y la fecha de cada cobro, como muy tarde un día antes.',
  authorise:
    'Acepto esta orden de domiciliación, para este pago de {price} y para los paquetes que vuelva a pedir más adelante.',
  send: 'Enviarme un código',
  failed: 'No se ha podido cargar el formulario',
  codeTitle: 'Escribe tu código',
  codeText: 'Hemos enviado un SMS con un código a {mobile}. Es válido durante diez minutos.',
  code: 'Código del SMS',
  codeFormat: 'El código tiene seis cifras.',
  confirm: 'Pedir y pagar {price}',
  resendIn: 'Puedes pedir un código nuevo dentro de {time}.',
  resend: 'Enviar un código nuevo',
  resent: 'Un código nuevo está en camino. El anterior ya no es válido.',
  noResend: 'Si no te ha llegado ningún código, comprueba tu número.',
  change: 'Cambiar mis datos',
  again: 'Pedir un código nuevo',
  creditorId: 'Identificador del acreedor',
  reference: 'Referencia de la orden de domiciliación',
  repeatText: 'Con tu orden de domiciliación, cargamos {price} en esta cuenta.',
  otherAccount: 'Usar otra cuenta',
  offline: 'Estás sin conexión. Lo que has escrito se queda aquí hasta que la recuperes.',
} satisfies Messages<typeof source>;
