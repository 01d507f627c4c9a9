import type en from './en.ts';

export default {
  code: '{site}: {code} ist dein Code für {amount} per Lastschrift vom Konto mit der Endung {last4}. 10 Minuten gültig. Gib ihn niemandem weiter.',
} satisfies typeof en;
