import da from './messages/da.ts';
import de from './messages/de.ts';
import en from './messages/en.ts';
import es from './messages/es.ts';
import fi from './messages/fi.ts';
import fr from './messages/fr.ts';
import it from './messages/it.ts';
import nb from './messages/nb.ts';
import nl from './messages/nl.ts';
import pl from './messages/pl.ts';
import sv from './messages/sv.ts';

const unfinished = (messages: object): string[] =>
  Object.entries(messages).flatMap(([code, text]) => (/[.!?…]$/.test(String(text)) ? [] : [code]));

test.each(Object.entries({ da, de, es, fi, fr, it, nb, nl, pl, sv }))(
  'every error text ends as a sentence: %s',
  (_language, messages) => {
    expect(unfinished(messages)).toEqual([]);
  },
);

test('in English, the texts that the specification has without a full stop stay without one', () => {
  expect(unfinished(en)).toContain('login_failed');
});
