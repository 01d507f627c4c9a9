import type { Translation } from '../../../translation.ts';
import type { payments as source } from './en.ts';

export const payments: Translation<typeof source> = {
  payment_completed: {
    subject: 'Gracias: {credits} créditos para ti',
    heading: 'Hemos recibido tu pago',
    lines: [
      'Tienes {credits} créditos nuevos y acceso a todo Premium.',
      'Pedido {order}: {amount}, IVA incluido, pagado el {date}.',
      'Es un pago único, no una suscripción. Encontrarás el recibo en PDF junto a tus pagos.',
    ],
    button: 'Ver mis pagos',
  },
  payment_duplicate: {
    subject: 'Has pagado dos veces. Te reembolsamos el segundo pago',
    heading: 'Te reembolsamos {amount}',
    lines: [
      'Tu pedido {order} se ha pagado dos veces. Los créditos se han añadido una sola vez y te reembolsamos íntegramente el segundo pago, de {amount}.',
      'No tienes que hacer nada. Dependiendo de tu banco, el dinero tarda unos días en volver.',
    ],
    button: 'Ver mis pagos',
  },
  direct_debit_notice: {
    subject: 'Gracias: {credits} créditos para ti',
    heading: 'Vamos a cargar {amount} en tu cuenta',
    lines: [
      'Tienes {credits} créditos nuevos y acceso a todo Premium.',
      'A partir del {date} cargaremos {amount} en la cuenta terminada en {last4} por tu pedido {order}. Comprueba que tenga saldo suficiente.',
      'Referencia de la orden de domiciliación: {reference}. Identificador del acreedor: {creditor}.',
      'Es un pago único, no una suscripción. Durante ocho semanas puedes pedir a tu banco que te lo reembolse.',
    ],
    button: 'Ver mis pagos',
  },
  direct_debit_returned: {
    subject: 'Tu banco ha devuelto nuestro cobro por domiciliación',
    heading: 'No hemos podido hacer el cobro por domiciliación',
    lines: [
      'Tu banco ha devuelto {amount} de tu pedido {order}, de la cuenta terminada en {last4}.',
      'Hemos retirado los créditos sin usar. La domiciliación queda bloqueada para tu cuenta; los demás métodos de pago siguen funcionando.',
    ],
    button: 'Ver mis pagos',
  },
  payment_restored: {
    subject: 'Buenas noticias: tu pedido {order} vuelve a estar activo',
    heading: 'Tu pago de {amount} vuelve a contar',
    lines: [
      'Tu banco había devuelto el pago de tu pedido {order}. Ahora hemos recibido el dinero, así que todo está resuelto.',
      'Los créditos que habíamos retirado están otra vez en tu saldo y vuelves a tener acceso a todo Premium.',
    ],
    button: 'Ver mis pagos',
  },
  payment_refunded: {
    subject: 'Tu reembolso está en camino',
    heading: 'Te reembolsamos {amount}',
    lines: [
      'Te reembolsamos {amount} de tu pedido {order}, por el mismo medio con el que pagaste.',
      'Dependiendo de tu banco, el dinero llega en unos días.',
    ],
    button: 'Ver mis pagos',
  },
  refund_failed: {
    subject: 'Tu reembolso nos ha sido devuelto',
    heading: 'Aún te debemos {amount}',
    lines: [
      'Intentamos reembolsarte {amount} de tu pedido {order} por el mismo medio con el que pagaste, pero tu banco o tu proveedor de pagos no lo aceptó. El dinero está con nosotros y sigue siendo tuyo.',
      'Escribe a Atención al cliente y dinos a qué cuenta bancaria podemos enviártelo.',
    ],
    button: 'Ver mis pagos',
  },
  withdrawal_done: {
    subject: 'Hemos recibido tu desistimiento',
    heading: 'Has desistido de tu pedido',
    lines: [
      'Has presentado tu desistimiento del pedido {order} el {moment}. Surte efecto desde ese momento.',
      'Créditos sin usar: {unused} de {credits}. Se descuentan de tu saldo y te reembolsamos {amount} de {paid}, por el mismo medio con el que pagaste. Dependiendo de tu banco, el dinero llega en unos días.',
      'Premium ha terminado, salvo que otro pedido tuyo lo mantenga. Guarda este correo como justificante. Número de tu desistimiento: {number}',
    ],
    button: 'Ver mis pagos',
  },
  withdrawal_all_used: {
    subject: 'Hemos recibido tu desistimiento',
    heading: 'No queda nada que reembolsar',
    lines: [
      'Has presentado tu desistimiento del pedido {order} el {moment}.',
      'Todos los créditos de este pedido ya se han usado o reembolsado. Con el desistimiento solo se reembolsan los que no se han usado, así que nada cambia y sigues teniendo Premium.',
      'Número de tu desistimiento: {number}',
    ],
    button: 'Ver mis pagos',
  },
  withdrawal_too_late: {
    subject: 'Hemos recibido tu desistimiento',
    heading: 'El plazo de este pedido ha terminado',
    lines: [
      'Has presentado tu desistimiento del pedido {order} el {moment}. El plazo para desistir de él ya había terminado.',
      'Tus créditos y Premium siguen como están. Si crees que es un error nuestro, escribe a Atención al cliente.',
      'Número de tu desistimiento: {number}',
    ],
    button: 'Ver mis pagos',
  },
  withdrawal_ended: {
    subject: 'Hemos recibido tu desistimiento',
    heading: 'Este pedido ya había terminado',
    lines: [
      'Has presentado tu desistimiento del pedido {order} el {moment}. Su importe ya se había reembolsado antes.',
      'No tienes que hacer nada. En tus pagos puedes ver qué ha pasado.',
      'Número de tu desistimiento: {number}',
    ],
    button: 'Ver mis pagos',
  },
};
