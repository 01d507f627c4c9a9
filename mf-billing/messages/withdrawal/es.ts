import type { Messages } from '@pairwise/i18n';

import type { withdrawal as source } from './en.ts';

export const withdrawal = {
  title: 'Desistir del contrato',
  intro: 'Puedes desistir de un pedido en un plazo de {days} días, sin indicar ningún motivo.',
  loading: 'Cargando tus pedidos',
  ordersFailed: 'No se han podido cargar tus pedidos. Aun así puedes escribir el número de pedido.',
  choose: '¿Qué pedido?',
  order: '{credits} créditos, {amount}',
  orderDetail: '{date} · {number} · hasta el {until}',
  another: 'Otro pedido',
  number: 'Número de pedido',
  numberHint: 'Diez cifras. Está en el correo sobre tu pago.',
  numberInvalid: 'Escribe las diez cifras de tu número de pedido.',
  email: 'Dirección de correo de tu cuenta',
  emailInvalid: 'Escribe la dirección de correo de tu cuenta.',
  submit: 'Continuar',
  confirmTitle: 'Tu desistimiento',
  statement: 'Desisto del contrato de mi pedido {number}.',
  statementOrder: 'Pedido',
  statementEmail: 'Dirección de correo',
  bought: 'Pagado',
  unused: 'Créditos sin usar',
  unusedOf: '{unused} de {credits}',
  refund: 'Te reembolsamos',
  effect:
    'Si no has usado ningún crédito, te lo reembolsamos todo; si no, la parte de los que no has usado. Se descuentan de tu saldo y Premium termina si ningún otro pedido lo mantiene.',
  sameWay: 'El dinero vuelve por el mismo medio con el que pagaste.',
  confirm: 'Confirmar desistimiento',
  back: 'Atrás',
  offline: 'Estás sin conexión. No se ha enviado nada.',
  doneTitle: 'Hemos recibido tu desistimiento',
  doneMoment: 'Recibido',
  doneId: 'Número de tu desistimiento',
  doneMailMember: 'En unos minutos recibirás un correo con esta hora y el importe.',
  doneMail:
    'Si el número y la dirección se corresponden, en unos minutos llegará a esa dirección un correo con esta hora y el importe. ¿No te llega? Comprueba el número e inténtalo de nuevo o escribe a Atención al cliente.',
  keep: 'No cierres esta página hasta que llegue el correo.',
  again: 'Desistir de otro pedido',
} satisfies Messages<typeof source>;
