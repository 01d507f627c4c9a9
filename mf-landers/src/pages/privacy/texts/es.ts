import type { PageText } from '../../page-text.ts';

export default {
  title: 'Política de privacidad',
  lead: 'Qué datos conserva {site} sobre ti, por qué, durante cuánto tiempo y qué puedes hacer al respecto.',
  sections: [
    {
      id: 'controller',
      title: 'Responsable del tratamiento',
      body: [
        '{company} es el responsable del tratamiento de tus datos. Para cualquier pregunta sobre privacidad, escribe a [{email}](mail).',
        {
          facts: [
            ['Empresa', '{company}'],
            ['Dirección', '{address}, {city}, {country}'],
            ['Registro mercantil (KvK)', '{kvk}'],
            ['Teléfono', '[{phone}](phone)'],
          ],
        },
      ],
    },
    {
      id: 'data',
      title: 'Qué datos conservamos',
      body: [
        {
          facts: [
            [
              'Cuenta',
              'Dirección de correo electrónico, nombre, fecha de nacimiento, país, idioma, un hash de tu contraseña (nunca la propia contraseña) y la campaña por la que llegaste, si la hubo.',
            ],
            [
              'Perfil',
              'Lo que decides contar: género, a quién buscas, región y localidad, aspecto, situación sentimental, intereses, textos y fotos.',
            ],
            [
              'Ubicación',
              'Si la compartes, redondeada a un kilómetro aproximadamente. Los demás miembros ven una localidad o una distancia aproximada, nunca un punto.',
            ],
            [
              'Lo que haces',
              'Likes, descartes, matches, bloqueos y respuestas a las seis preguntas. Cuándo tuviste actividad por última vez, salvo en modo invisible.',
            ],
            ['Chats', 'Mensajes, fotos y regalos que envías y recibes.'],
            [
              'Pagos',
              'Pedidos, importes, forma de pago y estado. Los números de tarjeta y las contraseñas de tu banco se quedan en el proveedor de pagos. Para una domiciliación conservamos cifrados el número de cuenta y el de teléfono, y desde qué dirección IP la aceptaste.',
            ],
            ['Denuncias', 'Lo que denuncias, lo que se denuncia de ti con una copia de ello, y lo que se decidió.'],
            [
              'Inicios de sesión',
              'Cuándo iniciaste sesión y con qué navegador. En los ajustes puedes ver la lista y cerrar cada sesión.',
            ],
          ],
        },
        'Antes de guardar una foto, quitamos lo que la cámara le añadió, como el lugar donde se hizo.',
      ],
    },
    {
      id: 'why',
      title: 'Por qué podemos usarlos',
      body: [
        {
          facts: [
            [
              'Para prestar el servicio',
              'Cuenta, perfil, chats, pagos: el contrato contigo (RGPD, artículo 6, apartado 1, letra b)).',
            ],
            [
              'Categorías especiales de datos',
              'A quién buscas dice algo sobre tu orientación sexual. Lo indicas tú para que te encuentren; lo usamos con tu consentimiento (artículo 9, apartado 2, letra a)). Retiras el consentimiento borrándolo de tu perfil o eliminando tu cuenta.',
            ],
            [
              'Seguridad',
              'Los límites, las denuncias y la revisión de las fotos protegen a los miembros del fraude, el spam y la violencia: nuestro interés legítimo y el suyo (artículo 6, apartado 1, letra f)), y la ley (artículo 6, apartado 1, letra c)).',
            ],
            ['Contabilidad', 'Pedidos y pagos: la legislación fiscal (artículo 6, apartado 1, letra c)).'],
            [
              'Correos y notificaciones',
              'Lo que exige el contrato te llega siempre. Todo lo demás lo eliges en los [ajustes](settings); publicidad, solo con tu consentimiento.',
            ],
          ],
        },
      ],
    },
    {
      id: 'who',
      title: 'Quién los ve',
      body: [
        'Los demás miembros ven tu perfil, hasta donde lo permiten los ajustes del sitio y los tuyos. Nunca ven tu dirección de correo electrónico, tu fecha de nacimiento, tus apellidos ni el lugar exacto donde estás. Con el [modo invisible](settings) solo te ven los miembros a los que das like o con los que hablas.',
        'Los encargados del tratamiento trabajan para nosotros con un contrato y solo siguiendo nuestras instrucciones: alojamiento, envío de correos y SMS, y pagos. Ves al proveedor de pagos en su propia página antes de pagar. Para las notificaciones usamos el servicio del fabricante de tu navegador, que no sabe lo que escribes.',
        'No vendemos datos ni se los damos a anunciantes. Un enlace a una empresa asociada no revela quién eres.',
        'Las autoridades solo reciben datos cuando la ley nos obliga.',
      ],
    },
    {
      id: 'how-long',
      title: 'Cuánto tiempo los conservamos',
      body: [
        {
          facts: [
            ['Cuenta, perfil, fotos, chats', 'Hasta que los elimines o elimines tu cuenta.'],
            [
              'Cuentas eliminadas',
              '14 días, en los que puedes volver; después se eliminan el perfil, las fotos, los likes y el texto de tus mensajes.',
            ],
            ['Pagos', 'Mientras lo exija la legislación fiscal; cuando se haya eliminado tu cuenta, sin tu nombre.'],
            [
              'Órdenes de domiciliación',
              '14 meses, porque los bancos pueden pedirlas; las que nunca se confirmaron, un día.',
            ],
            ['Inicios de sesión', 'Hasta que cierres sesión, o 30 días después del último uso.'],
            ['Contadores contra los abusos', '2 días. Contienen un hash de la dirección IP, no la dirección misma.'],
            ['Qué notificaciones recibiste', '30 días.'],
            ['Una copia de tus datos', '7 días; después su enlace caduca.'],
            [
              'Denuncias',
              'Junto con la decisión, para que ambas partes puedan recurrir y se detecten los abusos repetidos. Cuando se elimina tu cuenta, el nombre y la dirección desaparecen inmediatamente, y tus textos y las pruebas, cuando el caso esté decidido. El nombre y la dirección de personas sin cuenta desaparecen un año después de la decisión.',
            ],
          ],
        },
      ],
    },
    {
      id: 'measuring',
      title: 'Qué medimos',
      body: [
        'Nuestras páginas comunican cuánto tardan en cargarse y si hubo un error. Esa información no contiene ningún nombre, ninguna dirección de página ni ningún número con el que se te pueda reconocer.',
        'En {site} no hay rastreadores publicitarios ni análisis de otras empresas. Lo que se guarda en tu navegador está en [cookies](cookies).',
      ],
    },
    {
      id: 'automatic',
      title: 'Qué se decide automáticamente',
      body: [
        'La búsqueda muestra a quienes han tenido actividad hace poco y encajan con lo que buscas. Un programa limita cuánto puede enviar una cuenta, rechaza los datos de contacto en los primeros mensajes y rechaza las imágenes que ya se rechazaron antes.',
        'Una cuenta puede quedar congelada automáticamente cuando se denuncia que pertenece a un menor. Una persona lo revisa, y puedes recurrir. Cualquier otra medida que cierre una cuenta la decide una persona.',
      ],
    },
    {
      id: 'rights',
      title: 'Tus derechos',
      body: [
        {
          items: [
            'Acceder a tus datos y llevártelos: [pide una copia](export), un archivo con todos ellos y tus fotos.',
            'Rectificarlos: en tu [perfil](profile) y en los [ajustes](settings).',
            'Suprimirlos: en los [ajustes](settings), sin indicar ningún motivo.',
            'Oponerte a su tratamiento o pedir que se limite, y retirar un consentimiento: escribe a [{email}](mail).',
            'Presentar una reclamación ante la autoridad de protección de datos de tu país o ante la del nuestro ({country}).',
          ],
        },
        'Respondemos en un plazo de un mes. Todo esto es gratis.',
      ],
    },
    {
      id: 'security',
      title: 'Cómo los protegemos',
      body: [
        'Las contraseñas se guardan solo como un hash que no se puede revertir. Los números de cuenta y de teléfono de las domiciliaciones se cifran. Las fotos que otras personas no pueden ver no se envían a su navegador, ni siquiera borrosas. Nuestros registros de errores no incluyen lo que escriben los miembros.',
      ],
    },
  ],
} satisfies PageText;
