import type { Messages } from '@pairwise/i18n';

import type { accountDeleted as source } from './en.ts';

export const accountDeleted = {
  closedTitle: 'Tu cuenta está cerrada',
  closedUntil: 'Ya no te ve nadie. Puedes volver hasta el {date}; después se borran todos tus datos personales.',
  mailed: 'El enlace para volver está en el correo que te acabamos de enviar.',
  title: 'Vuelve a tu cuenta',
  text: 'Una cuenta cerrada se puede recuperar durante {days} días, con un enlace de nuestro correo.',
  againTitle: '¿No tienes el correo con el enlace?',
  again: 'Inicia sesión otra vez y te lo volvemos a enviar.',
  submit: 'Enviarme el enlace',
  sentTitle: 'El enlace está en camino',
  sent: 'Lo hemos enviado a {email}.',
  backTitle: '¿Quieres volver?',
  backText: 'Perfil, fotos, conversaciones y créditos siguen ahí.',
  reactivate: 'Recuperar mi cuenta',
  welcome: 'Te damos de nuevo la bienvenida, {name}.',
  notNow: 'Ahora no',
  toHome: 'Ir a la página de inicio',
} satisfies Messages<typeof source>;
