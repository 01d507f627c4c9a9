import type en from './en.ts';

export default {
  code: '{site}: {code} is je code voor {amount} via incasso van de rekening die eindigt op {last4}. 10 minuten geldig. Deel hem met niemand.',
} satisfies typeof en;
