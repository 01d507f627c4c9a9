import type { FaqText } from '../faq-text.ts';

export default {
  title: 'Preguntas frecuentes',
  lead: 'Escribe una palabra o abre una pregunta. ¿Falta la tuya? [Atención al cliente](service) te responde.',
  description:
    'Respuestas a lo que más preguntan los miembros de {site}: sobre perfiles, mensajes, créditos y seguridad.',
  groups: [
    {
      id: 'start',
      title: 'Primeros pasos',
      questions: [
        {
          id: 'cost',
          question: '¿Cuánto cuesta {site}?',
          answer: [
            'Crear una cuenta, buscar, dar likes y leer es gratis. Con créditos pagas lo que envías; todos los [precios](pricing) están en una página. No hay suscripción.',
            'Los nuevos miembros reciben créditos gratis cuando confirman su dirección de correo: {signup_credits}.',
          ],
        },
        {
          id: 'no-mail',
          question: 'No me llega el correo para confirmar mi dirección',
          answer: [
            'Mira en la carpeta de spam. Si no está allí, inicia sesión: desde el aviso de arriba puedes pedirlo de nuevo y corregir la dirección. El enlace es válido durante siete días.',
          ],
        },
        {
          id: 'password',
          question: 'No puedo iniciar sesión',
          answer: [
            'Elige una contraseña nueva con [¿Has olvidado tu contraseña?](reset); el enlace es válido durante una hora. Tras cinco contraseñas incorrectas, el inicio de sesión se bloquea durante 15 minutos, y luego más tiempo. Así te protegemos de quien intente adivinarla.',
          ],
        },
        {
          id: 'language',
          question: '¿Cómo cambio el idioma?',
          answer: [
            'Con el menú que hay arriba en todas las páginas. Lo recordamos, y cuando has iniciado sesión también vale para los correos.',
          ],
        },
      ],
    },
    {
      id: 'members',
      title: 'Perfiles y likes',
      questions: [
        {
          id: 'who-sees-me',
          question: '¿Quién ve mi perfil?',
          answer: [
            'Los demás miembros. Quien visita el sitio sin cuenta ve un nombre, una edad, una región y la primera foto, y solo donde la búsqueda está abierta al público. Con el [modo invisible](settings), que es gratis, solo te ven los miembros a los que das like o con los que hablas, y nadie ve cuándo estás en línea.',
          ],
        },
        {
          id: 'photo-review',
          question: '¿Por qué todavía no se ve mi foto?',
          answer: [
            'Una persona revisa antes cada foto, normalmente en unos minutos. Si se rechaza, tu [perfil](profile) dice por qué, y puedes pedir una segunda revisión.',
          ],
        },
        {
          id: 'how-many-photos',
          question: '¿Cuántas fotos puedo mostrar?',
          answer: ['Tres, y 25 con Premium. JPEG, PNG y WebP de hasta 10 MB, con al menos 400 píxeles por lado.'],
        },
        {
          id: 'match',
          question: '¿Qué es un match?',
          answer: [
            'Dos miembros que se han dado like. Ambas personas lo ven inmediatamente. En el juego de deslizar tienes cuatro likes al día; los likes en los perfiles se cuentan aparte.',
          ],
        },
        {
          id: 'fictional',
          question: '¿Son reales todos los perfiles?',
          answer: [
            'Una persona revisa las fotos, pero no comprobamos documentos de identidad. Si un perfil te parece sospechoso, denúncialo.',
            'Algunos perfiles son {fictional_plural}. Cada uno lleva la marca «{fictional_singular}».',
          ],
        },
      ],
    },
    {
      id: 'chats',
      title: 'Mensajes',
      questions: [
        {
          id: 'free-messages',
          question: '¿Cuántos mensajes puedo escribir gratis?',
          answer: [
            'Puedes empezar conversaciones con dos miembros y escribir con los créditos que recibiste al principio. Responder a alguien que te escribió primero no cuenta para ese límite. Leer es siempre gratis.',
          ],
        },
        {
          id: 'not-delivered',
          question: '¿Por qué nadie ve mi mensaje?',
          answer: [
            'Hasta que tu dirección de correo esté confirmada, retenemos tus mensajes. Abre el enlace de nuestro correo y se entregarán.',
          ],
        },
        {
          id: 'contact-details',
          question: '¿Por qué no puedo enviar mi número de teléfono?',
          answer: [
            'En un primer mensaje se rechazan los datos de contacto y los enlaces: así empieza la mayoría de las estafas. En cuanto la otra persona haya respondido, puedes enviarlos.',
          ],
        },
        {
          id: 'offline',
          question: '¿Qué pasa si me quedo sin conexión?',
          answer: [
            'Tu mensaje espera en el navegador y se envía cuando vuelves a tener conexión, una sola vez, durante un máximo de 24 horas. Solo pagas lo que llega.',
          ],
        },
        {
          id: 'delete-chat',
          question: '¿Qué pasa si elimino un chat?',
          answer: [
            'Desaparece para ti. La otra persona lo conserva. Si llega un mensaje nuevo, vuelve a aparecer, solo con la parte nueva.',
          ],
        },
      ],
    },
    {
      id: 'credits',
      title: 'Créditos, Premium y pagos',
      questions: [
        {
          id: 'what-costs',
          question: '¿Cuántos créditos cuesta cada cosa?',
          answer: [
            {
              facts: [
                ['Un mensaje', '{message_credits}'],
                ['Una foto en un chat', '{photo_credits}'],
                ['Un regalo, desde', '{gift_credits}'],
                ['Recibir y leer', '0'],
              ],
            },
            'El botón muestra el precio antes de enviar.',
          ],
        },
        {
          id: 'premium',
          question: '¿Cómo me hago miembro Premium?',
          answer: [
            'Compra cualquier paquete de [créditos](credits). Premium no tiene fecha de fin ni es una suscripción. Ves todas las fotos, muestras hasta 25, empiezas tantas conversaciones como quieras y ves cuándo se han leído tus mensajes.',
          ],
        },
        {
          id: 'expire',
          question: '¿Caducan los créditos?',
          answer: ['No. Son tuyos hasta que los uses o elimines tu cuenta.'],
        },
        {
          id: 'not-arrived',
          question: 'He pagado, pero me faltan los créditos',
          answer: [
            'Algunas formas de pago tardan un poco. En [Pagos y créditos](transactions) ves el estado, siempre al día. Si los créditos siguen faltando al cabo de una hora, [escríbenos](service) con el número de pedido.',
          ],
        },
        {
          id: 'discount',
          question: '¿Por qué no funciona mi código de descuento?',
          answer: [
            'Cada código vale una sola vez. Algunos exigen un importe mínimo o solo valen en un país, con una forma de pago o hasta una fecha; lo indica la página de pago. Los códigos no se pueden combinar: se aplica el mejor.',
          ],
        },
        {
          id: 'money-back',
          question: '¿Cómo recupero mi dinero?',
          answer: [
            'En un plazo de {refund_days} días, por los créditos que no hayas usado y sin indicar ningún motivo: [desiste del pedido](withdrawal). La [política de devoluciones](return-policy) explica los detalles.',
          ],
        },
      ],
    },
    {
      id: 'safety',
      title: 'Seguridad',
      questions: [
        {
          id: 'safe-date',
          question: '¿Cómo me protejo cuando conozco a alguien en persona?',
          answer: [
            {
              items: [
                'Habla antes por videollamada o por teléfono.',
                'Elige un lugar público, y ve y vuelve por tu cuenta.',
                'Dile a alguien de confianza dónde estás y con quién.',
                'No pierdas de vista tu bebida, y vete si algo no te da buena espina.',
                'No envíes nunca dinero, tarjetas regalo ni códigos, te cuenten lo que te cuenten.',
                'No reveles durante un tiempo tu dirección ni dónde trabajas.',
              ],
            },
            'No comprobamos antecedentes penales. ¿Corres peligro? Llama al número de emergencias, el 112 en Europa, el 911 en Estados Unidos.',
          ],
        },
        {
          id: 'money',
          question: 'Un miembro me pide dinero',
          answer: [
            'No envíes nada: casi siempre es una estafa. Denuncia al miembro con «Denunciar», en el perfil o en el chat, y deja de responder. Si ya has pagado, habla con tu banco y con la policía.',
          ],
        },
        {
          id: 'report',
          question: '¿Cómo denuncio a un miembro?',
          answer: [
            'Con «Denunciar» en el perfil, en el menú del chat o junto a un mensaje. Una persona decide y recibes los motivos por correo. El miembro no sabrá quién lo ha denunciado. Si no tienes cuenta, usa el [formulario](complaints).',
          ],
        },
        {
          id: 'block',
          question: '¿Qué pasa si bloqueo a alguien?',
          answer: [
            'Ya no hay forma de encontrarse aquí: ni búsqueda, ni likes, ni mensajes. Tus chats con este miembro desaparecen de tu lista. La lista de miembros bloqueados está en tu [perfil](profile).',
          ],
        },
      ],
    },
    {
      id: 'account',
      title: 'Cuenta y datos',
      questions: [
        {
          id: 'emails',
          question: '¿Cómo dejo de recibir correos?',
          answer: [
            'Elige en los [ajustes](settings) cuáles quieres, o usa el enlace que hay al final de un correo. Los correos sobre tus pagos y tu cuenta llegan siempre.',
          ],
        },
        {
          id: 'change-mail',
          question: '¿Cómo cambio mi dirección de correo?',
          answer: ['En los [ajustes](settings). Cambia cuando abres el enlace que enviamos a la dirección nueva.'],
        },
        {
          id: 'copy',
          question: '¿Puedo recibir una copia de mis datos?',
          answer: ['Sí: [pídela](export). Lo ponemos todo en un archivo y su enlace es válido durante siete días.'],
        },
        {
          id: 'delete-account',
          question: '¿Cómo elimino mi cuenta?',
          answer: [
            'Al final de los [ajustes](settings). Dejas de ser visible inmediatamente, y durante 14 días puedes recuperarlo todo con el enlace de nuestro correo. Después se eliminan tus datos y se pierden los créditos que queden.',
            'Antes de que la elimines te ofrecemos un {delete_discount} % de descuento en un pedido, una vez y durante siete días, por si prefieres quedarte.',
          ],
        },
      ],
    },
  ],
} satisfies FaqText;
