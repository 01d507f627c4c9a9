import type { Messages } from '@pairwise/i18n';

import type { login as source } from './en.ts';

export const login = {
  title: 'Qué bien verte de nuevo',
  email: 'Correo',
  password: 'Contraseña',
  showPassword: 'Mostrar contraseña',
  hidePassword: 'Ocultar contraseña',
  submit: 'Iniciar sesión',
  emailMissing: 'Escribe tu dirección de correo.',
  emailTooLong: 'Esta dirección de correo es demasiado larga.',
  passwordMissing: 'Escribe tu contraseña.',
  passwordTooLong: 'Esta contraseña es demasiado larga.',
  offline: 'Estás sin conexión. Podrás iniciar sesión en cuanto recuperes la conexión.',
  forgot: '¿Has olvidado tu contraseña?',
  signup: 'Crear una cuenta',
  passwordChanged: 'Tu contraseña ha cambiado. Inicia sesión con la nueva.',
  sendLink: 'Volver a enviarme el enlace',
  linkSent: 'Hemos enviado el enlace a {email}.',
  demo: {
    tag: 'Demo',
    title: 'Prueba una cuenta de demostración',
    note: 'Aquí toda la gente es inventada. Un toque rellena el formulario.',
    free: 'Miembro gratuito',
    premium: 'Miembro Premium',
    fresh: 'Cuenta recién creada',
    unconfirmed: 'Correo sin confirmar',
    blocked: 'Cuenta bloqueada por alguien',
  },
} satisfies Messages<typeof source>;
