import type en from './en.ts';

const sv: typeof en = {
  like: { title: 'Ny like', body: 'Någon gillar dig. Se vem det är.' },
  match: { title: 'Det är en match', body: 'Ni gillar varandra. Säg hej!' },
  new_message: { title: 'Nytt meddelande', body: 'Någon har skrivit till dig.' },
};

export default sv;
