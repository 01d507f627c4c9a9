import type en from './en.ts';

const nl: typeof en = {
  like: { title: 'Nieuwe like', body: 'Iemand vindt je leuk. Kijk wie het is.' },
  match: { title: 'Een match', body: 'Jullie vinden elkaar leuk. Zeg hallo!' },
  new_message: { title: 'Nieuw bericht', body: 'Iemand heeft je geschreven.' },
};

export default nl;
