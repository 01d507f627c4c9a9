import type { Messages } from '@pairwise/i18n';

import type { form as source } from './en.ts';

export const form = {
  email: 'Correo',
  emailMissing: 'Escribe tu dirección de correo.',
  password: 'Contraseña',
  passwordMissing: 'Escribe tu contraseña.',
  currentPassword: 'Tu contraseña',
  currentPasswordWrong: 'Comprueba tu contraseña.',
  newPassword: 'Contraseña nueva',
  newPasswordHint: 'Al menos 8 caracteres. Una frase corta es fácil de recordar.',
  newPasswordMissing: 'Escribe una contraseña nueva.',
  repeatPassword: 'Repite la contraseña nueva',
  repeatMissing: 'Escribe otra vez la contraseña nueva.',
  showPassword: 'Mostrar contraseña',
  showPasswordOf: 'Mostrar contraseña: {field}',
  hidePassword: 'Ocultar contraseña',
  hidePasswordOf: 'Ocultar contraseña: {field}',
  offline: 'Estás sin conexión. Podrás continuar en cuanto la recuperes.',
  toLogin: 'Volver al inicio de sesión',
  home: '{name}, página de inicio',
  retry: 'Reintentar',
  loadFailedTitle: 'No se ha podido cargar',
  loadOfflineTitle: 'Estás sin conexión',
  loadOfflineText: 'Se mostrará en cuanto vuelvas a tener conexión.',
  noContactDetails: 'Sin números de teléfono, direcciones de correo ni enlaces, por favor.',
  close: 'Cerrar',
} satisfies Messages<typeof source>;
