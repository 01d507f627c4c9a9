import type { PageText } from '../../page-text.ts';

export default {
  title: 'Condiciones de uso',
  lead: 'Las normas entre {company} y tú cuando usas {site}. Versión del {version}.',
  description:
    'Las normas entre nosotros y tú cuando usas {site}: qué puedes esperar, qué pagas y qué esperamos de ti.',
  sections: [
    {
      id: 'company',
      title: 'Quiénes somos',
      body: [
        '{company} gestiona {site}. Cuando estas condiciones dicen «nosotros», se refieren a esta empresa.',
        {
          facts: [
            ['Empresa', '{company}'],
            ['Dirección', '{address}, {city}, {country}'],
            ['Registro mercantil (KvK)', '{kvk}'],
            ['Número de IVA', '{vat_numbers}'],
            ['Nombres comerciales', '{tradenames}'],
            ['Teléfono', '[{phone}](phone)'],
            ['Correo electrónico', '[{email}](mail)'],
          ],
        },
        'Puedes escribirnos en inglés, alemán o neerlandés.',
      ],
    },
    {
      id: 'service',
      title: 'Qué es {site}',
      body: [
        '{site} es un lugar donde se conocen personas adultas: creas un perfil, miras los de los demás, les das like y les escribes.',
        'Ponemos a la gente en contacto. No podemos prometer que alguien responda, que encuentres pareja ni que sea cierto lo que un miembro dice de sí mismo. Cuídate cuando conozcas a alguien en persona: nuestros [consejos de seguridad](faq#safe-date) te ayudan.',
        'Algunos perfiles son {fictional_plural}. Cada uno de ellos lleva la marca «{fictional_singular}». Son inventados y no puedes conocer en persona a quienes aparecen en ellos.',
      ],
    },
    {
      id: 'account',
      title: 'Tu cuenta',
      body: [
        'Para registrarte debes haber cumplido {min_age} años. Registrarse es gratis. Tu cuenta es solo para ti: una persona, una cuenta.',
        'Enviamos un enlace a tu dirección de correo electrónico. Hasta que lo hayas abierto, los miembros a los que escribes no pueden leer tus mensajes.',
        'Elige una contraseña que no uses en ningún otro sitio y no la compartas. Si crees que otra persona usa tu cuenta, [cambia tu contraseña](settings): así se cierran todas las demás sesiones.',
      ],
    },
    {
      id: 'rules',
      title: 'Cómo nos tratamos',
      body: [
        'Eres responsable de lo que escribes y muestras. En {site} no se permite:',
        {
          items: [
            'hacerse pasar por otra persona o usar fotos de otra persona',
            'mostrar fotos de menores, de quien no haya dado su consentimiento o de personas desnudas',
            'insultar, amenazar, acosar, incitar al odio o hacer cualquier otra cosa contraria a la ley',
            'pedir dinero, hacer publicidad, enviar spam o atraer a los miembros a servicios de pago',
            'recopilar datos de los miembros o usar programas que actúen por ti',
            'dar datos de contacto, como números de teléfono, en un primer mensaje, antes de que la otra persona haya respondido',
          ],
        },
        'Lo que muestras sigue siendo tuyo. Nos permites guardarlo y mostrarlo a los demás miembros mientras esté en {site}. Quien visita el sitio sin cuenta solo ve fotos donde la búsqueda está abierta al público.',
      ],
    },
    {
      id: 'moderation',
      title: 'Cómo revisamos y decidimos',
      body: [
        'Una persona revisa cada foto antes de que la vean los demás. Los textos no se leen de antemano. Un programa rechaza los datos de contacto en los primeros mensajes y las imágenes que ya hemos rechazado antes.',
        'Puedes denunciar un perfil, una foto, un mensaje o cualquier otra cosa: con «Denunciar», que está al lado, o con nuestro [formulario de reclamaciones](complaints). Una persona decide sobre cada denuncia.',
        'Si algo incumple estas normas o la ley, podemos retirarlo, suspender la cuenta o cerrarla definitivamente. La medida depende de la gravedad, de cuántas veces haya ocurrido y de cómo haya afectado a otras personas. La persona afectada recibe nuestros motivos por correo electrónico.',
        'Hay una medida que se toma antes de que decida una persona: una cuenta que, según una denuncia, pertenece a un menor puede quedar congelada hasta que la hayamos examinado.',
        'La persona que ha denunciado y la persona afectada por nuestra decisión pueden recurrir gratis en un plazo de seis meses, con el enlace de nuestro correo. También puedes acudir a los tribunales o a un órgano de resolución extrajudicial de litigios de tu país. Podemos suspender a los miembros que envíen con frecuencia denuncias manifiestamente infundadas.',
      ],
    },
    {
      id: 'free',
      title: 'Qué es gratis',
      body: [
        {
          items: [
            'registrarse, buscar, dar likes y leer todo lo que te escriben los miembros',
            'empezar conversaciones con dos miembros; las respuestas a otras personas no cuentan',
            'tres fotos en tu perfil',
          ],
        },
        'Los nuevos miembros reciben créditos gratis cuando confirman su dirección de correo electrónico: {signup_credits}.',
      ],
    },
    {
      id: 'credits',
      title: 'Créditos y Premium',
      body: [
        'Con los créditos pagas lo que envías. Los compras en paquetes, con un pago único: {site} no tiene suscripción y nada se renueva solo. Todos los [precios](pricing) incluyen el IVA y se muestran en tu moneda antes de que hagas el pedido.',
        {
          facts: [
            ['Créditos por un mensaje', '{message_credits}'],
            ['Créditos por una foto en un chat', '{photo_credits}'],
            ['Créditos por un regalo, desde', '{gift_credits}'],
          ],
        },
        'Al comprar cualquier paquete también te haces miembro Premium: ves todas las fotos, puedes mostrar hasta 25 tuyas, empiezas tantas conversaciones como quieras y ves cuándo se han leído tus mensajes. Premium no tiene fecha de fin. Solo termina cuando se han reembolsado todos tus pedidos.',
        'Los créditos no caducan mientras exista tu cuenta. No se pueden vender, ceder a otras personas ni cambiar por dinero, salvo por tu [derecho de desistimiento](return-policy).',
      ],
    },
    {
      id: 'order',
      title: 'Cómo se celebra un contrato',
      body: [
        'Eliges un paquete y una forma de pago, y pulsas el botón con el precio. Ese es tu pedido. El contrato se celebra cuando se acepta el pago; entonces añadimos los créditos y te enviamos un correo con el número de pedido.',
        'Un código de descuento vale una sola vez y no se puede combinar con otro. Puede estar limitado a un país, una forma de pago, un periodo o un importe mínimo; lo mostramos antes de que pagues.',
      ],
    },
    {
      id: 'withdrawal',
      title: 'Desistimiento',
      body: [
        'Puedes desistir de un pedido en un plazo de {refund_days} días sin indicar ningún motivo: [desistir del contrato](withdrawal). La [política de devoluciones](return-policy) explica qué te reembolsamos.',
      ],
    },
    {
      id: 'leaving',
      title: 'Cuando te vas y cuando ponemos fin al contrato',
      body: [
        'Puedes eliminar tu cuenta en cualquier momento en los [ajustes](settings). Dejas de ser visible inmediatamente. Durante 14 días puedes volver con el enlace que te enviamos; después se eliminan tus datos personales y se pierden los créditos que queden. Pide antes tu reembolso, si tienes derecho a él.',
        'Podemos resolver el contrato con un preaviso de 30 días por correo electrónico, y sin preaviso en caso de incumplimiento grave de estas condiciones. Si lo resolvemos sin que haya un incumplimiento por tu parte, te reembolsamos los créditos sin usar.',
      ],
    },
    {
      id: 'liability',
      title: 'Responsabilidad',
      body: [
        'Respondemos sin límite por dolo o culpa grave, por los daños a la vida, la integridad física o la salud, y siempre que la ley lo exija. Por culpa leve solo respondemos si incumplimos una obligación esencial del contrato, y únicamente hasta el importe del daño previsible.',
        'Procuramos que {site} funcione, pero puede no estar disponible en algún momento, por ejemplo durante el mantenimiento. Esto no afecta a tus derechos cuando un servicio digital no es conforme.',
      ],
    },
    {
      id: 'changes',
      title: 'Cambios de estas condiciones',
      body: [
        'La fecha de esta versión está arriba. Si cambiamos estas condiciones en tu perjuicio, te escribimos con al menos 30 días de antelación. Si no estás de acuerdo, puedes eliminar tu cuenta y te reembolsamos el precio de los créditos sin usar.',
      ],
    },
    {
      id: 'law',
      title: 'Ley aplicable y litigios',
      body: [
        'Se aplica la ley del país donde {company} tiene su sede ({country}). Si tienes la condición de consumidor, conservas la protección que te da la ley de tu propio país, y también puedes acudir a sus tribunales.',
        'Por favor, [escríbenos](service) primero: la mayoría de las cosas se resuelven rápido.',
      ],
    },
  ],
} satisfies PageText;
