import type { Messages } from '@pairwise/i18n';

import type { complaints as source } from './en.ts';

export const complaints = {
  title: 'Denuncias y reclamaciones',
  intro:
    '¿Hay aquí algo ilegal o que incumpla nuestras normas, o has tenido algún problema? Escríbenos. Una persona lo lee, decide y da los motivos.',
  emergency: '¿Corres peligro ahora mismo? Llama al número de emergencias de tu país.',
  onProfile: 'La forma más rápida de denunciar a un miembro es «Denunciar», en el perfil o en el chat.',

  category: '¿De qué se trata?',
  choose: 'Elige una opción',
  categoryMissing: 'Elige de qué se trata.',
  categories: {
    fake_profile: 'Perfil falso o fotos de otra persona',
    scam_spam: 'Estafa, spam o petición de dinero',
    harassment: 'Insultos o acoso',
    threat: 'Amenazas o violencia',
    underage: 'Alguien que puede ser menor de 18 años',
    illegal_content: 'Contenido ilegal',
    photo: 'Una foto inapropiada o prohibida',
    payment: 'Un pago o un reembolso',
    other: 'Otra cosa',
  },

  where: '¿Dónde está?',
  whereOptional: '¿Dónde está? (opcional)',
  whereHint: 'La dirección de la página en tu navegador. Si no la tienes: el nombre del miembro y el día.',
  whereMissing: 'Dinos dónde encontrarlo.',
  chatsLeave: 'Tus chats con este miembro desaparecerán de tu lista.',

  text: '¿Qué ha pasado y por qué está mal?',
  textHint:
    'Al menos 10 caracteres. Cuantos más detalles des, antes podremos decidir. Si es un pago, añade el número de pedido.',
  textMissing: 'Descríbelo con al menos 10 caracteres.',

  name: 'Tu nombre (opcional)',
  email: 'Tu dirección de correo',
  emailOptional: 'Tu dirección de correo (opcional)',
  emailHint: 'Para el acuse de recibo y nuestra decisión. Las personas a las que denuncias nunca la ven.',
  emailMissing: 'Escribe tu dirección de correo para que podamos responderte.',
  asMember: 'El acuse de recibo y nuestra decisión llegan a la dirección de correo de tu cuenta.',

  goodFaith: 'Creo de buena fe que lo que escribo es verdadero y completo.',
  goodFaithMissing: 'Solo podemos aceptar lo que se escribe de buena fe.',
  offline: 'Estás sin conexión. Tu texto se queda aquí; envíalo cuando la recuperes.',
  submit: 'Enviar',

  doneTitle: 'Gracias, lo hemos recibido',
  number: 'Tu número',
  mailTo: 'El acuse de recibo está en camino a {email}. El enlace que contiene muestra cómo va el caso.',
  mailMember: 'También te hemos enviado el acuse de recibo por correo. El enlace que contiene muestra cómo va el caso.',
  noMail:
    'No has indicado ninguna dirección de correo. Guarda el enlace de tu caso: es la única forma de ver nuestra decisión.',
  next: 'Qué pasa después',
  nextLook: 'Nuestro equipo lo examina, normalmente en un día.',
  nextDecide: 'Decide y da los motivos.',
  nextAppeal: 'Si no estás de acuerdo, puedes pedir una segunda revisión en un plazo de seis meses.',
  open: 'Abrir mi caso',
  again: 'Denunciar otra cosa',

  caseTitle: 'Caso',
  caseLoading: 'Cargando el caso',
  caseFailed: 'No se ha podido cargar el caso.',
  caseUnknown: 'Este enlace no abre ningún caso',
  caseUnknownText: 'Comprueba que esté completo. Ya no es válido si se ha eliminado la cuenta a la que pertenece.',
  retry: 'Reintentar',
  about: 'Asunto',
  received: 'Recibido',
  state: 'Estado',
  states: {
    open: 'Recibido. Ahora lo examinará una persona.',
    in_review: 'Una persona lo está examinando.',
    actioned: 'Decidido. Hemos tomado medidas.',
    dismissed: 'Decidido. No hemos encontrado nada que incumpla nuestras normas o la ley.',
  },
  reasons: 'Nuestros motivos',
  form: 'Ir al formulario',

  appealTitle: 'Pide una segunda revisión',
  appealIntro: '¿No estás de acuerdo? Puedes pedirla una vez, gratis, hasta el {date}.',
  appealText: '¿En qué nos hemos equivocado?',
  appealHint: 'Al menos 10 caracteres.',
  appealSubmit: 'Pedir una segunda revisión',
  appealed: 'Has pedido una segunda revisión. Recibirás el resultado por correo si tenemos tu dirección.',
} satisfies Messages<typeof source>;
