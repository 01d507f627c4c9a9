import type { Messages } from '@pairwise/i18n';

import type { result as source } from './en.ts';

export const result = {
  loading: 'Cargando tu pago',
  failedToLoad: 'No se ha podido cargar tu pago',
  status: {
    open: 'Pendiente de ti',
    pending: 'En curso',
    completed: 'Pago recibido',
    ordered: 'Pedido confirmado',
    failed: 'No pagado',
    refunded: 'Reembolsado',
    charged_back: 'Devuelto por el banco',
  },
  pendingTitle: 'Estamos procesando tu pago',
  pendingText:
    'Suele tardar unos segundos; una transferencia tarda hasta dos días laborables. Puedes salir de esta página: tus créditos llegan solos.',
  pendingLocked:
    'Para que nunca pagues dos veces, podrás volver a comprar este paquete cuando el pedido {number} haya terminado. Puedes elegir otro paquete ahora mismo.',
  openTitle: 'Tu pago te está esperando',
  openText: 'Todavía no has terminado de pagar. Sigue donde lo dejaste.',
  continue: 'Seguir con el pago',
  added_one: 'nuevo crédito para ti',
  added_many: 'de nuevos créditos para ti',
  added_other: 'nuevos créditos para ti',
  balance_one: 'Tu saldo es ahora de {count} crédito.',
  balance_many: 'Tu saldo es ahora de {count} de créditos.',
  balance_other: 'Tu saldo es ahora de {count} créditos.',
  debit: 'Cobramos {amount} por domiciliación. La fecha está en nuestro correo.',
  premium:
    'Ya tienes todo Premium: todas las fotos, tantos chats como quieras y la confirmación de lectura de tus mensajes.',
  backToChat: 'Volver a tu chat',
  goOn: 'Seguir donde lo dejaste',
  members: 'Descubrir miembros',
  failedText: 'No se ha cobrado nada. Tu paquete sigue aquí: ¿de qué otra forma quieres pagar?',
  failedCardText: 'No se ha cobrado nada. Prueba otra vez con tu tarjeta o paga de otra forma.',
  failedEndText: 'No se ha cobrado nada. Puedes volver a elegir un paquete cuando quieras.',
  retryCard: 'Probar otra vez con la tarjeta',
  others: 'Formas de pago',
  restart: 'Elegir un paquete',
  refundedTitle: 'Este pago se ha reembolsado',
  refundedText:
    'Hemos reembolsado {amount} por el mismo medio con el que pagaste. Dependiendo de tu banco, tarda unos días en llegar.',
  chargedBackTitle: 'El banco ha devuelto este pago',
  chargedBackText:
    'Tu banco ha recuperado el dinero, así que hemos retirado los créditos de tu saldo. Si no te lo esperabas, ponte en contacto con Atención al cliente.',
  service: 'Atención al cliente',
  bundle: 'Paquete',
  bundleCredits_one: '{count} crédito',
  bundleCredits_many: '{count} de créditos',
  bundleCredits_other: '{count} créditos',
  amount: 'Importe',
  paid: 'Pagado',
  method: 'Método de pago',
  orderNumber: 'Número de pedido',
  date: 'Fecha',
  history: 'Pagos y créditos',
} satisfies Messages<typeof source>;
