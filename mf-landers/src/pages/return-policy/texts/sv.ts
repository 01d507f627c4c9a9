import type { PageText } from '../../page-text.ts';

export default {
  title: 'Ångerrätt och återbetalning',
  lead: 'Du har {refund_days} dagar på dig att ångra en beställning. Här står vad du får tillbaka, och hur.',
  description:
    'Har du ångrat en beställning på {site}? Här står hur lång tid du har på dig, vad du får tillbaka, och hur.',
  sections: [
    {
      id: 'right',
      title: 'Din ångerrätt',
      body: [
        'Du kan ångra en beställning inom {refund_days} dagar, utan att ange något skäl. Ångerfristen börjar dagen efter ditt köp och går ut vid midnatt den sista dagen, var du än befinner dig.',
      ],
    },
    {
      id: 'how',
      title: 'Så ångrar du dig',
      body: [
        'Snabbast är vårt formulär, som också fungerar utan inloggning: [Ångra avtalet](withdrawal). Du behöver ordernumret, som står i mejlet om din betalning och under [Betalningar och krediter](transactions). Tryck på ”Bekräfta frånträde”: ditt ångermeddelande gäller från den stunden, och vi bekräftar det via mejl med datum och klockslag.',
        'Du kan också lämna ett tydligt meddelande via mejl till [{email}](mail), per telefon eller per brev till {company}, {address}, {city}, {country}. Det räcker att du skickar det innan ångerfristen går ut.',
      ],
    },
    {
      id: 'amount',
      title: 'Det här får du tillbaka',
      body: [
        {
          items: [
            'Ingen kredit i beställningen använd: hela priset.',
            'Några använda: den del som motsvarar de oanvända, avrundat till din fördel.',
            'Alla använda: inget, eftersom du har fått hela tjänsten som du bad oss att börja utföra direkt.',
          ],
        },
        'Ett exempel: av 30 krediter för 29,99 har du använt 10. Du får tillbaka två tredjedelar av priset, det vill säga 20,00. De äldsta krediterna används först, även de du har fått gratis.',
      ],
    },
    {
      id: 'when',
      title: 'När och hur kommer pengarna?',
      body: [
        'Vi skickar dem direkt, och senast 14 dagar efter ditt ångermeddelande, på samma sätt som du betalade och utan avgift. Det kan ta ytterligare några dagar innan de finns på ditt konto, beroende på din bank. En autogirobetalning som fortfarande är på väg betalas tillbaka så snart pengarna har nått oss.',
      ],
    },
    {
      id: 'effect',
      title: 'Det här händer med krediter och Premium',
      body: [
        'De oanvända krediterna i beställningen tas bort från ditt saldo. Premium upphör om du inte har det genom en annan beställning. Bilder utöver de tre första döljs då och visas igen med din nästa beställning. Inget raderas.',
      ],
    },
    {
      id: 'wrong',
      title: 'Om något har gått fel',
      body: [
        'Råkade du betala två gånger? Vi upptäcker det och skickar tillbaka den andra betalningen utan att du behöver be om det. Har pengarna dragits men krediterna inte kommit? Vissa betalsätt tar en stund. Saknas krediterna efter en timme, [skriv till oss](service).',
        'Kräv inte tillbaka en betalning via din bank innan du har pratat med oss: ett sådant återkrav tar bort krediterna och kan spärra autogiro för dig.',
        'Dina lagstadgade rättigheter vid fel i en digital tjänst gäller vid sidan av ångerrätten.',
      ],
    },
    {
      id: 'form',
      title: 'Standardblankett för utövande av ångerrätten',
      body: [
        'Du kan använda den här texten, men du behöver inte göra det:',
        {
          items: [
            'Till {company}, {address}, {city}, {country}, {email}:',
            'Jag meddelar härmed att jag frånträder mitt avtal om köp av krediter på {site}.',
            'Ordernummer och datum för beställningen',
            'Mitt namn och mejladressen för mitt konto',
            'Datum, och min namnteckning om meddelandet lämnas på papper',
          ],
        },
      ],
    },
  ],
} satisfies PageText;
