import type { PageText } from '../../page-text.ts';

export default {
  title: 'Angrerett og tilbakebetaling',
  lead: 'Du har {refund_days} dager på deg til å angre en bestilling. Her står hva du får tilbake, og hvordan.',
  description: 'Har du angret en bestilling på {site}? Her står hvor lang tid du har, hva du får tilbake, og hvordan.',
  sections: [
    {
      id: 'right',
      title: 'Angreretten din',
      body: [
        'Du kan gå fra en bestilling innen {refund_days} dager, uten å oppgi noen grunn. Angrefristen begynner dagen etter kjøpet og går ut ved midnatt den siste dagen, uansett hvor du er.',
      ],
    },
    {
      id: 'how',
      title: 'Slik angrer du',
      body: [
        'Raskest er skjemaet vårt, som også virker uten innlogging: [Gå fra avtalen](withdrawal). Du trenger bestillingsnummeret, som står i e-posten om betalingen og under [Betalinger og kreditter](transactions). Trykk på «Bekreft bruk av angreretten»: angremeldingen gjelder fra det øyeblikket, og vi bekrefter den på e-post med dato og klokkeslett.',
        'Du kan også sende oss en tydelig erklæring på e-post til [{email}](mail), per telefon eller per brev til {company}, {address}, {city}, {country}. Det er nok at du sender den før angrefristen går ut.',
      ],
    },
    {
      id: 'amount',
      title: 'Dette får du tilbake',
      body: [
        {
          items: [
            'Ingen av kredittene i bestillingen brukt: hele prisen.',
            'Noen brukt: andelen for de ubrukte, avrundet til din fordel.',
            'Alle brukt: ingenting, fordi du har fått hele tjenesten som du ba oss om å begynne på med en gang.',
          ],
        },
        'Et eksempel: av 30 kreditter for 29,99 har du brukt 10. Du får tilbake to tredeler av prisen, altså 20,00. De eldste kredittene brukes først, også de du fikk gratis.',
      ],
    },
    {
      id: 'when',
      title: 'Når og hvordan kommer pengene?',
      body: [
        'Vi sender dem med en gang, og senest 14 dager etter angremeldingen, på samme måte som du betalte og uten gebyr. Det kan ta noen dager til før de er på kontoen din, avhengig av banken. Et trekk som fortsatt er på vei, betales tilbake så snart pengene har nådd oss.',
      ],
    },
    {
      id: 'effect',
      title: 'Dette skjer med kreditter og Premium',
      body: [
        'De ubrukte kredittene i bestillingen trekkes fra saldoen din. Premium avsluttes, med mindre du har det gjennom en annen bestilling. Bilder utover de tre første blir da skjult og vises igjen med neste bestilling. Ingenting slettes.',
      ],
    },
    {
      id: 'wrong',
      title: 'Hvis noe gikk galt',
      body: [
        'Betalt to ganger ved en feil? Vi merker det og betaler det andre beløpet tilbake uten at du ber om det. Er pengene trukket, men kredittene ikke kommet? Noen betalingsmåter tar litt tid. Mangler de etter en time, kan du [skrive til oss](service).',
        'Vent med å få en betaling tilbakeført via banken til du har snakket med oss: en tilbakeføring tar bort kredittene og kan sperre direkte debitering for deg.',
        'De lovfestede rettighetene dine når en digital ytelse har mangler, gjelder ved siden av angreretten.',
      ],
    },
    {
      id: 'form',
      title: 'Standard angreskjema',
      body: [
        'Du kan bruke denne teksten, men du trenger ikke å gjøre det:',
        {
          items: [
            'Til {company}, {address}, {city}, {country}, {email}:',
            'Jeg underretter herved om at jeg ønsker å gå fra avtalen min om kjøp av kreditter på {site}.',
            'Bestillingsnummer og datoen for bestillingen',
            'Navnet mitt og e-postadressen til kontoen min',
            'Dato, og underskriften min hvis dette er på papir',
          ],
        },
      ],
    },
  ],
} satisfies PageText;
