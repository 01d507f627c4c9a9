import type en from './en.ts';

const es: typeof en = {
  like: { title: 'Nuevo like', body: 'Le gustas a alguien. Mira quién es.' },
  match: { title: 'Es un match', body: 'El interés es mutuo. ¡Saluda!' },
  new_message: { title: 'Nuevo mensaje', body: 'Alguien te ha escrito.' },
};

export default es;
