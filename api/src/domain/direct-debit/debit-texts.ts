import { typedAsEnglish } from '../translation.ts';
import de from './messages/de.ts';
import en from './messages/en.ts';
import nl from './messages/nl.ts';
import fi from './messages/fi.ts';
import da from './messages/da.ts';
import fr from './messages/fr.ts';
import es from './messages/es.ts';
import it from './messages/it.ts';
import nb from './messages/nb.ts';
import sv from './messages/sv.ts';
import pl from './messages/pl.ts';

/** The texts of mandates and of their codes, by language. */
export const debitTexts = typedAsEnglish<typeof en>({ en, de, nl, pl, sv, nb, it, es, fr, da, fi });
