import type en from './en.ts';

export default {
  openings: [
    'Co cię dziś ucieszyło?',
    'Co pysznego trafiło w tym tygodniu na twój talerz?',
    'Jakiej piosenki nigdy nie przełączasz?',
    'Ranny ptaszek czy nocny marek?',
    'Jak wygląda twoja idealna niedziela?',
    'Morze czy góry?',
    'Jaki film możesz oglądać w kółko?',
    'Jaki drobiazg zawsze poprawia ci humor?',
    'Kawa, herbata czy nic z tego przed dziesiątą?',
    'Weekend gdziekolwiek na świecie: dokąd jedziemy?',
    'Twój wymarzony zawód z czasów podstawówki?',
    'Jakim talentem zaskakujesz ludzi?',
    'Co ostatnio rozśmieszyło cię do łez?',
    'Gotowanie w domu czy kolacja na mieście?',
    'Które miasto pokażesz mi jako pierwsze?',
    'Na co teraz najbardziej się cieszysz?',
    'Przez jaki serial albo jaką książkę zarywasz noce?',
    'O co zawsze proszą cię znajomi?',
    'Parkiet czy stolik w kącie?',
    'Powiedz mi coś, czego nie ma w twoim profilu.',
  ],
  aboutInterest: [
    'Łączy nas jedno: {interest}. Jak to się u ciebie zaczęło?',
    '{interest}: co polecisz mi na początek?',
  ],
} satisfies typeof en;
