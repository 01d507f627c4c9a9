import type { PageText } from '../../page-text.ts';

export default {
  title: 'Cookies',
  lead: 'Lo que {site} guarda en tu navegador. Es poco: sin publicidad, sin rastreadores, nada de otras empresas.',
  sections: [
    {
      id: 'cookies',
      title: 'Cookies',
      body: [
        'Las cookies son pequeños archivos de texto que tu navegador nos devuelve. Estas son todas las que usamos:',
        {
          facts: [
            [
              '__Host-auth.session',
              'Mantiene tu sesión iniciada. Se crea cuando inicias sesión y dura 30 días desde tu última visita. Ningún script puede leerla.',
            ],
            [
              '__Host-mfe.crossing, __Host-mfe.signup',
              'Valores al azar que llevan tu sesión de una parte del sitio a otra. Dos minutos como máximo.',
            ],
            [
              'lang',
              'El idioma que has elegido. Se crea cuando eliges uno o abres un enlace en ese idioma, y dura 365 días.',
            ],
            [
              'first-touch',
              'La campaña por la que llegaste la primera vez. Solo se crea si el enlace nombraba alguna, y dura 30 días; se guarda con tu cuenta cuando la creas.',
            ],
            [
              'entry-skipped',
              'Cuándo confirmaste que eres mayor de edad, para no volver a preguntártelo. Dura 365 días.',
            ],
            [
              '__Host-Http-mfe.bucket',
              'Un número al azar, para que sigas viendo la misma versión de una página mientras probamos una nueva con una parte de las visitas. Solo se crea durante esas pruebas, y dura 365 días.',
            ],
            ['mfe.experiments', 'Que no quieres participar en pruebas. Solo si lo indicas, durante 365 días.'],
          ],
        },
      ],
    },
    {
      id: 'storage',
      title: 'Almacenamiento del navegador',
      body: [
        'Estas entradas se quedan en tu navegador y no se envían con cada petición:',
        {
          facts: [
            ['pairwise.entry-skipped', 'Cuándo confirmaste que eres mayor de edad, para no volver a preguntártelo.'],
            ['pairwise.dismissed.…', 'Qué avisos has cerrado y cuándo, para que sigan cerrados.'],
            [
              'pairwise.had-contact.…',
              'Que aquí has dado o recibido un like, o has escrito o te han escrito, para ofrecerte las notificaciones solo entonces.',
            ],
            [
              'pairwise.draft.…',
              'Lo que escribías en un chat cuando saliste de la página, hasta que el dispositivo lo haya guardado. Se borra cuando cierras sesión.',
            ],
            ['pairwise-queue.…', 'Lo que hiciste sin conexión, hasta que se envíe. Se borra cuando cierras sesión.'],
            [
              'pairwise-chat, pairwise-chat-deletions',
              'Los mensajes que has escrito y aún no has enviado, y las conversaciones que has eliminado, hasta que los hayamos recibido.',
            ],
            ['pairwise-swipe-keys', 'Si las teclas del teclado funcionan en el juego de deslizar.'],
            [
              'pairwise:withdrawn, pairwise:chunk-reload',
              'Qué versiones de una página hemos retirado y cuándo se recargó la página por última vez porque faltaba un archivo, para que no se recargue una y otra vez. Hasta que cierres la pestaña.',
            ],
            [
              'Borradores',
              'Formularios que has empezado, como la creación de tu cuenta o tu perfil, hasta que cierres la pestaña.',
            ],
          ],
        },
        'Un service worker guarda los textos de una página para cuando no tengas conexión. Si activas las notificaciones, tu navegador guarda el permiso.',
      ],
    },
    {
      id: 'consent',
      title: 'Por qué no hay aviso de cookies',
      body: [
        'La mayor parte es necesaria para lo que pides: mantener tu sesión, conservar tu idioma, ver una página que funcione. La ley no exige consentimiento para eso.',
        'Dos de ellas sirven para medir: first-touch indica qué campaña te trajo, y __Host-Http-mfe.bucket, con qué versión de una página se registran más visitantes. Las usamos porque tenemos un interés legítimo en saber qué funciona (RGPD, artículo 6, apartado 1, letra f)). Ninguna otra empresa las recibe. Puedes oponerte: a las pruebas con el [botón de abajo](cookies#experiments), a la campaña borrando first-touch en tu navegador o [escribiéndonos](privacy#rights).',
      ],
    },
    {
      id: 'experiments',
      title: 'Pruebas de páginas',
      body: [
        'A veces mostramos dos versiones de una página para saber con cuál se registran más visitantes. El azar decide cuál ves. Contamos visitas y registros por versión, idioma, dispositivo, país y tipo de sitio. No guardamos con ellos ni tu nombre ni tu dirección, y no los compartimos con nadie.',
        'Puedes negarte cuando quieras. Entonces se borra tu número aleatorio, ves la página habitual y tus visitas no se cuentan.',
        { control: 'experiments' },
      ],
    },
    {
      id: 'others',
      title: 'Páginas de terceros',
      body: [
        'Cuando pagas, estás en la página del proveedor de pagos, que tiene sus propias cookies. Lo mismo ocurre con las páginas de empresas asociadas, que solo se abren después de un aviso.',
      ],
    },
    {
      id: 'delete',
      title: 'Cómo borrarlo',
      body: [
        'Puedes borrar las cookies y el almacenamiento en la configuración de tu navegador, o bloquearlos. Entonces se cierra tu sesión y tienes que volver a elegir el idioma; todo lo demás funciona. Para mantener tu sesión iniciada, {site} necesita la primera cookie.',
        'Más sobre tus datos: [privacidad](privacy).',
      ],
    },
  ],
} satisfies PageText;
