import type en from './en.ts';

const nb: typeof en = {
  like: { title: 'Ny like', body: 'Noen liker deg. Se hvem det er.' },
  match: { title: 'Det er en match', body: 'Dere liker hverandre. Si hei!' },
  new_message: { title: 'Ny melding', body: 'Noen har skrevet til deg.' },
};

export default nb;
