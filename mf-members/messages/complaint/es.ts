import type { Messages } from '@pairwise/i18n';

import type { complaint as source } from './en.ts';

export const complaint = {
  action: 'Denunciar perfil',
  title: 'Denunciar a {name}',
  close: 'Cerrar',
  intro:
    '{name} no sabrá de quién es la denuncia. ¿Corres peligro ahora mismo? Llama al número de emergencias de tu país.',

  category: '¿De qué se trata?',
  choose: 'Elige una opción',
  categoryMissing: 'Elige de qué se trata.',
  categories: {
    fake_profile: 'Perfil falso o fotos de otra persona',
    scam_spam: 'Estafa, spam o petición de dinero',
    harassment: 'Insultos o acoso',
    threat: 'Amenazas o violencia',
    underage: 'Puede ser menor de 18 años',
    illegal_content: 'Contenido ilegal',
    photo: 'Una foto inapropiada o prohibida',
    other: 'Otra cosa',
  },

  evidence: '¿Dónde se ve?',
  wholeProfile: 'En todo el perfil',
  photo: 'Foto {number} de {name}',
  message: 'El mensaje que denuncias y los inmediatamente anteriores llegan a nuestro equipo con la denuncia.',

  text: '¿Qué ha pasado?',
  textHint: 'Al menos 10 caracteres. Cuanto más exacto, antes podremos decidir.',
  textMissing: 'Descríbelo con al menos 10 caracteres.',
  email: 'Tu dirección de correo (opcional)',
  emailHint: 'Para el acuse de recibo y nuestra decisión. {name} nunca la ve.',

  goodFaith: 'Creo de buena fe que lo que escribo es verdadero y completo.',
  goodFaithMissing: 'Solo podemos aceptar una denuncia hecha de buena fe.',
  block: 'Bloquear también a {name}',
  blockDetail: 'Ya no habrá forma de encontrarse, y las conversaciones se eliminan.',
  submit: 'Enviar denuncia',

  doneTitle: 'Gracias, hemos recibido tu denuncia',
  receipt: 'Tu referencia',
  receiptMail:
    'También te hemos enviado el acuse de recibo por correo. El enlace que contiene muestra cómo va el caso.',
  next: 'Qué pasa después',
  nextLook: 'Nuestro equipo examina tu denuncia, normalmente en un día.',
  nextDecide: 'Decide y da los motivos. Recibes un correo, y el miembro al que has denunciado también.',
  nextAppeal: 'Si no estás de acuerdo, puedes pedir una segunda revisión en un plazo de seis meses.',
  nextVisitor: 'Decide y da los motivos. Guarda la referencia para preguntar por ella.',
  blocked: 'Has bloqueado a {name}: ya no hay forma de encontrarse aquí.',
  done: 'Listo',
} satisfies Messages<typeof source>;
