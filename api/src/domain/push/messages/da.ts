import type en from './en.ts';

const da: typeof en = {
  like: { title: 'Nyt like', body: 'Nogen synes om dig. Se, hvem det er.' },
  match: { title: 'Det er et match', body: 'I synes om hinanden. Sig hej!' },
  new_message: { title: 'Ny besked', body: 'Nogen har skrevet til dig.' },
};

export default da;
