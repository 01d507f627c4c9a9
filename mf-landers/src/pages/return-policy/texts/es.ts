import type { PageText } from '../../page-text.ts';

export default {
  title: 'Política de devoluciones',
  lead: 'Tienes {refund_days} días para cambiar de opinión sobre un pedido. Aquí te explicamos qué te reembolsamos y cómo.',
  description:
    '¿Has cambiado de opinión sobre un pedido en {site}? Aquí te explicamos de cuánto tiempo dispones, qué te reembolsamos y cómo.',
  sections: [
    {
      id: 'right',
      title: 'Tu derecho de desistimiento',
      body: [
        'Tienes derecho a desistir de un pedido en un plazo de {refund_days} días sin indicar ningún motivo. El plazo empieza el día siguiente al de tu compra y termina a las 24:00 de su último día, estés donde estés.',
      ],
    },
    {
      id: 'how',
      title: 'Cómo desistir',
      body: [
        'Lo más rápido es nuestro formulario, que también funciona sin iniciar sesión: [desistir del contrato](withdrawal). Necesitas el número del pedido, que está en el correo sobre tu pago y en [Pagos y créditos](transactions). Pulsa «Confirmar desistimiento»: tu desistimiento surte efecto desde ese momento y te lo confirmamos por correo con la fecha y la hora.',
        'También puedes hacernos llegar una declaración inequívoca por correo electrónico a [{email}](mail), por teléfono o por carta a {company}, {address}, {city}, {country}. Basta con que la envíes antes de que termine el plazo.',
      ],
    },
    {
      id: 'amount',
      title: 'Qué te reembolsamos',
      body: [
        {
          items: [
            'Ningún crédito del pedido usado: el precio completo.',
            'Algunos usados: la parte de los que no has usado, redondeada a tu favor.',
            'Todos usados: nada, porque has recibido por completo el servicio que nos pediste que empezáramos inmediatamente.',
          ],
        },
        'Un ejemplo: de 30 créditos por 29,99 has usado 10. Te reembolsamos dos tercios del precio, es decir, 20,00. Se usan primero los créditos más antiguos, incluidos los gratuitos.',
      ],
    },
    {
      id: 'when',
      title: 'Cuándo y cómo llega el dinero',
      body: [
        'Lo enviamos inmediatamente, y a más tardar 14 días después de tu desistimiento, por el mismo medio con el que pagaste y sin ningún gasto para ti. Hasta que esté en tu cuenta pueden pasar algunos días más, dependiendo de tu banco. Un cobro por domiciliación que todavía está en curso se reembolsa en cuanto nos haya llegado el dinero.',
      ],
    },
    {
      id: 'effect',
      title: 'Qué pasa con los créditos y Premium',
      body: [
        'Los créditos sin usar del pedido se descuentan de tu saldo. Premium termina si ningún otro pedido lo mantiene; entonces se ocultan las fotos a partir de la cuarta, y vuelven con tu próximo pedido. No se borra nada.',
      ],
    },
    {
      id: 'wrong',
      title: 'Cuando algo ha salido mal',
      body: [
        '¿Has pagado dos veces sin querer? Lo detectamos y te reembolsamos el segundo importe sin que lo pidas. ¿Se ha cobrado el pago, pero faltan los créditos? Algunas formas de pago tardan un poco; si siguen faltando al cabo de una hora, [escríbenos](service).',
        'Por favor, no pidas a tu banco que devuelva un pago antes de hablar con nosotros: una devolución bancaria retira los créditos y puede bloquearte la domiciliación.',
        'Los derechos que te da la ley cuando un servicio digital no es conforme se mantienen, además de este derecho de desistimiento.',
      ],
    },
    {
      id: 'form',
      title: 'Modelo de formulario de desistimiento',
      body: [
        'Puedes usar este texto, pero no es obligatorio:',
        {
          items: [
            'A la atención de {company}, {address}, {city}, {country}, {email}:',
            'Por la presente le comunico que desisto de mi contrato de compra de créditos en {site}.',
            'Número del pedido y fecha en que lo hice',
            'Mi nombre y la dirección de correo electrónico de mi cuenta',
            'Fecha, y mi firma si el formulario se presenta en papel',
          ],
        },
      ],
    },
  ],
} satisfies PageText;
