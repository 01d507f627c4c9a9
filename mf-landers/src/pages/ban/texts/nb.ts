import type { PageText } from '../../page-text.ts';

export default {
  title: 'Utestengelse',
  lead: '{site} er for voksne. Slik holder du barn unna, slik stenger du deg selv ute, og slik går det til når vi stenger noen ute.',
  sections: [
    {
      id: 'age',
      title: 'Slik holder vi barn ute',
      body: [
        'For å opprette en konto må man oppgi fødselsdato. Ingen under {min_age} år får en konto, og en dato som er avvist, blir ikke lagret. Vi sjekker hvert bilde før andre ser det.',
        'Tror du at et medlem er mindreårig? [Rapporter det](complaints), uten å oppgi navnet ditt hvis du vil. Slike rapporter behandles først, og en konto kan fryses til vi har kontrollert den.',
      ],
    },
    {
      id: 'devices',
      title: 'Blokker nettstedet på et barns enhet',
      body: [
        'Mobiler, datamaskiner og rutere kan avvise adresser. Legg {domain} til i listen over blokkerte nettsteder:',
        {
          items: [
            'iPhone og iPad: Innstillinger, Skjermtid, Innhold og personvernrestriksjoner, nettinnhold.',
            'Android: appen Google Family Link, barnets konto, Google Chrome, blokkerte nettsteder.',
            'Windows: Microsoft Family Safety, innholdsfiltre, blokkerte nettsteder.',
            'Mac: Systeminnstillinger, Skjermtid, Innhold og personvern.',
            'Hele hjemmet: foreldrekontrollen i ruteren din.',
          ],
        },
        'En slik blokkering gjelder én enhet eller ett nettverk. Den hjelper mest sammen med en prat.',
      ],
    },
    {
      id: 'yourself',
      title: 'Steng deg selv ute',
      body: [
        'Vil du holde deg unna {site}, sletter du kontoen din i [innstillingene](settings). Etter 14 dager kan den ikke hentes tilbake. Du kan også legge {domain} til blant de blokkerte nettstedene på dine egne enheter, slik det er beskrevet ovenfor.',
        'Trenger du bare en pause? [Usynlig modus](settings) skjuler deg og koster ingenting, og e-postene kan settes på pause.',
      ],
    },
    {
      id: 'ban',
      title: 'Når vi stenger noen ute',
      body: [
        'Et menneske avgjør saken, etter en rapport eller en gjennomgang. De viktigste grunnene er mindreårige medlemmer, vold eller trusler, svindel, profiler som viser noen andre, og fornærmelser eller spam som ikke tar slutt.',
        'En konto som er suspendert eller stengt for godt, blir logget ut, profilen er usynlig, og innlogging blir avvist. Medlemmet får begrunnelsen vår på e-post. Pengene for ubrukte kreditter kan kreves tilbake, slik det står under [Angrerett og tilbakebetaling](return-policy).',
      ],
    },
    {
      id: 'appeal',
      title: 'Hvis du mener at vi tok feil',
      body: [
        'Åpne lenken i e-posten fra oss og be om en ny vurdering. Du har 6 måneder på deg, og det er gratis. Har du ikke lenger e-posten, kan du [skrive til oss](service). Har du rett, åpner vi kontoen igjen.',
      ],
    },
  ],
} satisfies PageText;
