import type { PageText } from '../../page-text.ts';

export default {
  title: 'Bloqueo de acceso',
  lead: '{site} es para personas adultas. Cómo mantener alejados a los menores, cómo bloquearte el acceso y cuándo expulsamos a alguien.',
  sections: [
    {
      id: 'age',
      title: 'Cómo evitamos que entren menores',
      body: [
        'Para crear una cuenta hace falta una fecha de nacimiento; nadie con menos de {min_age} años puede crearla, y la fecha rechazada no se guarda. Revisamos cada foto antes de que la vean los demás.',
        '¿Crees que un miembro es menor de edad? [Denúncialo](complaints); si quieres, sin dar tu nombre. Estas denuncias tienen prioridad, y una cuenta puede quedar congelada hasta que la hayamos comprobado.',
      ],
    },
    {
      id: 'devices',
      title: 'Bloquear el sitio en el dispositivo de un menor',
      body: [
        'Los dispositivos y los routers pueden bloquear direcciones. Añade {domain} a la lista de sitios bloqueados:',
        {
          items: [
            'iPhone y iPad: Ajustes, Tiempo de uso, Restricciones de contenido y privacidad, contenido web.',
            'Android: la app Google Family Link, la cuenta del menor, Google Chrome, sitios bloqueados.',
            'Windows: Microsoft Family Safety, filtros de contenido, sitios bloqueados.',
            'Mac: Ajustes del Sistema, Tiempo de uso, Contenido y privacidad.',
            'En toda la casa: el control parental de tu router.',
          ],
        },
        'Un bloqueo así vale para un dispositivo o una red. Ayuda sobre todo si va acompañado de una conversación.',
      ],
    },
    {
      id: 'yourself',
      title: 'Bloquearte el acceso',
      body: [
        'Si quieres mantenerte lejos de {site}, elimina tu cuenta en los [ajustes](settings). Pasados 14 días no se puede recuperar. También puedes añadir {domain} a los sitios bloqueados de tus propios dispositivos, como se explica arriba.',
        'Si solo necesitas un descanso, el [modo invisible](settings) te oculta y no cuesta nada, y puedes poner los correos en pausa.',
      ],
    },
    {
      id: 'ban',
      title: 'Cuándo expulsamos a alguien',
      body: [
        'Decide una persona, tras una denuncia o una revisión. Los motivos más frecuentes son ser menor de edad, la violencia o las amenazas, el fraude, los perfiles que muestran a otra persona y los insultos o el spam que no cesan.',
        'En una cuenta suspendida o cerrada se cierra la sesión, el perfil deja de verse y no se puede volver a iniciar sesión. El miembro recibe nuestros motivos por correo. Los créditos sin usar se pueden reclamar como indica la [política de devoluciones](return-policy).',
      ],
    },
    {
      id: 'appeal',
      title: 'Si crees que nos hemos equivocado',
      body: [
        'Abre el enlace de nuestro correo y pide una segunda revisión. Tienes seis meses y es gratis. Si ya no tienes el correo, [escríbenos](service). Si tenías razón, volvemos a abrir la cuenta.',
      ],
    },
  ],
} satisfies PageText;
