import type { Messages } from '@pairwise/i18n';

import type { activate as source } from './en.ts';

export const activate = {
  working: 'Confirmando tu dirección…',
  title: 'Tu dirección está confirmada',
  lead: 'Te damos la bienvenida, {name}. ¿Qué te gustaría hacer primero?',
  leadVisitor: 'Tu dirección está confirmada. Inicia sesión para continuar.',
  open: 'Todavía no puede encontrarte nadie: quedan algunas preguntas sobre ti.',
  undelivered:
    'No hemos podido entregar tu mensaje: ya no se puede contactar con este miembro. Esto es lo que escribiste:',
  hostText: 'Su página te ha traído hasta aquí.',
  hostAction: 'Escribir a {name}',
  profileTitle: 'Tu perfil',
  profileText: 'Con una foto y unas palabras recibirás más respuestas.',
  profileReadyText: 'Tu foto y tus respuestas ya están. Puedes cambiarlas cuando quieras.',
  profileOpen: 'Completar mi perfil',
  profileDone: 'Ver mi perfil',
  premiumTitle: 'Premium',
  premiumText: 'Mira todas las fotos y escribe a tanta gente como quieras.',
  premiumAction: 'Descubrir Premium',
  membersTitle: 'Miembros',
  membersText: 'Mira quién está cerca de ti.',
  membersAction: 'Conocer gente',
  failedTitle: 'Todavía no se ha podido confirmar tu dirección',
  resend: 'Pedir un correo nuevo',
  resendIn: 'Pedir un correo nuevo en {seconds} s',
  sent: 'Hemos enviado un correo nuevo a {email}.',
  login: 'Iniciar sesión para pedir un correo nuevo',
  confirmedAlready: 'Tu dirección de correo ya está confirmada. No queda nada por hacer.',
  members: 'Conocer gente',
} satisfies Messages<typeof source>;
