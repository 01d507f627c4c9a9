import type { NameStock } from '../stocks.ts';

export const fi: NameStock = {
  female: [
    `Päivi Tuula Marja Ritva Anne Kirsi Sirpa Merja Eija Satu Tarja Leena Arja Minna`,
    `Johanna Hanna Katja Riikka Tiina Elina Henna Jenni Sanna Outi Mari Kaisa Heidi Anu`,
    `Aino Emma Sofia Laura Veera Noora Iida Sara Oona Emilia Venla Roosa Anni Jasmin`,
  ],
  male: [
    `Jari Timo Juha Kari Heikki Matti Pekka Seppo Hannu Markku Jukka Esa Ari Kimmo`,
    `Mikko Antti Petri Sami Janne Marko Tuomas Ville Teemu Jussi Jarkko Mika Toni Harri`,
    `Lauri Eero Olli Joonas Aleksi Henri Eetu Niko Elias Juho Roope Santeri Valtteri Onni`,
  ],
};

export const sv: NameStock = {
  female: [
    `Karin Helena Åsa Annika Eva Marie Lena Ulrika Susanne Birgitta Kerstin Monica Gunilla Pia`,
    `Anna Johanna Malin Sara Camilla Jenny Linda Lisa Maria Frida Hanna Therese Sofia Emelie`,
    `Emma Elin Maja Linnea Ida Amanda Ebba Moa Julia Alva Wilma Klara Tilda Matilda`,
  ],
  male: [
    `Anders Magnus Per Mikael Lars Peter Thomas Göran Håkan Stefan Ulf Bengt Mats Lennart`,
    `Johan Mattias Fredrik Henrik Daniel Niklas Tobias Andreas Martin Jonas Robert Kristoffer David Björn`,
    `Erik Oskar Viktor Gustav Filip Emil Axel Simon Anton Hampus Elias Rasmus Ludvig Albin`,
  ],
};

export const nb: NameStock = {
  female: [
    `Anne Marianne Hege Kari Inger Eli Berit Wenche Gro Mona Bente Grethe Turid Tone`,
    `Kristin Silje Hanne Camilla Linn Stine Tonje Monica Marte Heidi Trine Solveig Cathrine Lene`,
    `Ingrid Nora Emilie Ida Maria Thea Sunniva Julie Sara Amalie Frida Vilde Tuva Oda`,
  ],
  male: [
    `Tor Ole Jan Svein Geir Rune Knut Terje Arne Frode Kjell Morten Øystein Trond`,
    `Thomas Espen Øyvind Kristian Andreas Anders Lars Håvard Stian Eirik Martin Vegard Bjørn Kenneth`,
    `Magnus Henrik Jonas Sindre Marius Sondre Jørgen Håkon Mathias Emil Sander Tobias Markus Eskil`,
  ],
};

export const da: NameStock = {
  female: [
    `Lone Susanne Hanne Charlotte Helle Pia Bente Kirsten Dorte Annette Jette Marianne Gitte Anne`,
    `Mette Louise Camilla Maria Pernille Trine Rikke Line Heidi Tina Nanna Katrine Maja Lene`,
    `Freja Emma Sofie Cecilie Signe Julie Ida Lærke Mathilde Laura Caroline Amalie Clara Josefine`,
  ],
  male: [
    `Lars Peter Søren Henrik Jens Carsten Torben Kim Flemming Ole Jørgen Claus Per Finn`,
    `Thomas Martin Jesper Kasper Christian Mads Rasmus Morten Anders Jakob Brian Nikolaj Jonas Mikkel`,
    `Frederik Mathias Emil Oliver Magnus Tobias Gustav Victor Sebastian Malthe Noah Oscar Simon Alexander`,
  ],
};
