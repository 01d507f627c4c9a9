import type { PageText } from '../../page-text.ts';

export default {
  title: 'Atención al cliente',
  lead: 'Te ayudamos con gusto. Muchas cosas se resuelven antes por tu cuenta, así que mira primero aquí.',
  sections: [
    {
      id: 'yourself',
      title: 'Ayuda rápida',
      body: [
        {
          items: [
            '[Preguntas frecuentes](faq), con buscador',
            '[Elegir una contraseña nueva](reset)',
            '[Tus pagos y su estado](transactions)',
            '[Desistir de un pedido](withdrawal)',
            '[Denunciar algo o reclamar](complaints)',
            '[Cambiar las notificaciones o eliminar tu cuenta](settings)',
          ],
        },
      ],
    },
    {
      id: 'contact',
      title: 'Escribe o llama',
      body: [
        {
          facts: [
            ['Correo electrónico', '[{email}](mail)'],
            ['Teléfono', '[{phone}](phone)'],
            ['Carta', '{company}, {address}, {city}, {country}'],
          ],
        },
        'Puedes escribirnos en inglés, alemán o neerlandés. Una persona lee cada mensaje.',
      ],
    },
    {
      id: 'helps-us',
      title: 'Así podemos ayudarte mejor',
      body: [
        {
          items: [
            'Escribe desde la dirección de correo de tu cuenta.',
            'Sobre un pago: el número de pedido y el día.',
            'Sobre un error: qué hiciste, qué viste y en qué dispositivo.',
            'Sobre un miembro: la dirección de su perfil. Lo más rápido es «Denunciar», en el propio perfil.',
          ],
        },
        'No nos envíes nunca tu contraseña ni el número de tu tarjeta. Nunca los pedimos, ni siquiera por teléfono.',
      ],
    },
    {
      id: 'danger',
      title: 'En caso de peligro',
      body: [
        'Si corres peligro ahora mismo, llama al número de emergencias, el 112 en Europa, el 911 en Estados Unidos. Después [denuncia al miembro](complaints) para que podamos proteger a los demás.',
      ],
    },
    {
      id: 'company',
      title: 'La empresa',
      body: [
        {
          facts: [
            ['Empresa', '{company}'],
            ['Registro mercantil (KvK)', '{kvk}'],
            ['Número de IVA', '{vat_numbers}'],
            ['Nombres comerciales', '{tradenames}'],
          ],
        },
        'Este es también nuestro punto de contacto para las autoridades y para los usuarios conforme al Reglamento de Servicios Digitales.',
      ],
    },
  ],
} satisfies PageText;
