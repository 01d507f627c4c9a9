import type { PageText } from '../../page-text.ts';

export default {
  title: 'Toegang blokkeren',
  lead: '{site} is voor volwassenen. Hoe je kinderen erbij weghoudt, hoe je jezelf buitensluit en wanneer wij iemand uitsluiten.',
  sections: [
    {
      id: 'age',
      title: 'Hoe wij kinderen weghouden',
      body: [
        'Voor de inschrijving is een geboortedatum nodig; wie jonger is dan {min_age}, krijgt geen account, en de geweigerde datum wordt niet bewaard. Een mens bekijkt elke foto voordat anderen die zien.',
        'Denk je dat een lid minderjarig is? [Meld het](complaints), als je wilt zonder je naam. Zulke meldingen gaan voor, en een account kan worden stilgezet tot we het hebben bekeken.',
      ],
    },
    {
      id: 'devices',
      title: 'De site blokkeren op het apparaat van een kind',
      body: [
        'Telefoons, computers en routers kunnen adressen weigeren. Zet {domain} op de lijst met geblokkeerde websites:',
        {
          items: [
            'iPhone en iPad: Instellingen, Schermtijd, Beperkingen, Webmateriaal.',
            'Android: de app Google Family Link, het account van het kind, Google Chrome, geblokkeerde sites.',
            'Windows: Microsoft Family Safety, inhoudsfilters, geblokkeerde sites.',
            'Mac: Systeeminstellingen, Schermtijd, Inhoud en privacy.',
            'Het hele huis: het ouderlijk toezicht van je router.',
          ],
        },
        'Zo’n blokkade geldt voor één apparaat of netwerk. Die helpt het meest samen met een gesprek.',
      ],
    },
    {
      id: 'yourself',
      title: 'Jezelf buitensluiten',
      body: [
        'Wil je wegblijven van {site}, verwijder dan je account in je [instellingen](settings). Na 14 dagen is het niet meer terug te halen. Je kunt {domain} ook op je eigen apparaten blokkeren, zoals hierboven staat.',
        'Heb je alleen een pauze nodig, maak je dan [onzichtbaar](settings), dat kost niets; ook e-mails kun je stilzetten.',
      ],
    },
    {
      id: 'ban',
      title: 'Wanneer wij iemand uitsluiten',
      body: [
        'Een mens beslist, na een melding of een controle. Redenen zijn vooral: minderjarigheid, geweld of bedreiging, oplichting, profielen die een ander tonen, en beledigingen of spam die niet ophouden.',
        'Een geblokkeerd of gesloten account wordt uitgelogd, het profiel is onzichtbaar en inloggen wordt geweigerd. Het lid krijgt onze redenen per e-mail. Ongebruikte credits kun je terugvragen zoals het [retourbeleid](return-policy) beschrijft.',
      ],
    },
    {
      id: 'appeal',
      title: 'Als je denkt dat we het mis hadden',
      body: [
        'Open de link in onze e-mail en vraag om een tweede beoordeling. Je hebt zes maanden de tijd en het is gratis. Heb je de e-mail niet meer, [schrijf ons](service) dan. Had je gelijk, dan openen we het account weer.',
      ],
    },
  ],
} satisfies PageText;
