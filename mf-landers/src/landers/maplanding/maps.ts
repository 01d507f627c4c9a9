// Written by `npm run maps`.

export interface CountryMap {
  /** The address of the drawing: the element "dots" of a square of 1,000 units. */
  map: string;
  /** Towns and their places in the square, in percent. */
  pins: readonly { town: string; x: number; y: number }[];
}

/** The maps by country. */
export const maps: Readonly<Record<string, CountryMap>> = {
  NL: {
    map: new URL('../../../assets/maps/NL.svg', import.meta.url).href,
    pins: [
      { town: 'Amsterdam', x: 40.7, y: 38.5 },
      { town: 'Eindhoven', x: 53.8, y: 71.9 },
      { town: 'Enschede', x: 85.1, y: 43.9 },
      { town: 'Bergen op Zoom', x: 27.5, y: 69.8 },
      { town: 'Assen', x: 77.6, y: 15.9 },
      { town: 'Kerkrade', x: 66.6, y: 92.4 },
    ],
  },
  BE: {
    map: new URL('../../../assets/maps/BE.svg', import.meta.url).href,
    pins: [
      { town: 'Brussel', x: 49.7, y: 36.5 },
      { town: 'Liège', x: 81.4, y: 45.5 },
      { town: 'Brugge', x: 20.4, y: 21.8 },
      { town: 'Tournai', x: 24.8, y: 46.3 },
      { town: 'Turnhout', x: 65.1, y: 17.3 },
      { town: 'Arlon', x: 87.9, y: 84.3 },
    ],
  },
  DE: {
    map: new URL('../../../assets/maps/DE.svg', import.meta.url).href,
    pins: [
      { town: 'Berlin', x: 73, y: 32.8 },
      { town: 'Hamburg', x: 45.6, y: 19.7 },
      { town: 'München', x: 58.3, y: 88.6 },
      { town: 'Köln', x: 21.4, y: 53.1 },
      { town: 'Karlsruhe', x: 32.9, y: 77.5 },
      { town: 'Erfurt', x: 54, y: 52.4 },
    ],
  },
  AT: {
    map: new URL('../../../assets/maps/AT.svg', import.meta.url).href,
    pins: [
      { town: 'Wien', x: 87.5, y: 40.7 },
      { town: 'Graz', x: 76.1, y: 61.5 },
      { town: 'Linz', x: 61.8, y: 38.8 },
      { town: 'Innsbruck', x: 26.1, y: 58.1 },
      { town: 'Spittal an der Drau', x: 52.1, y: 66.5 },
    ],
  },
  CH: {
    map: new URL('../../../assets/maps/CH.svg', import.meta.url).href,
    pins: [
      { town: 'Zürich', x: 64.4, y: 29.3 },
      { town: 'Basel', x: 40.5, y: 22.5 },
      { town: 'Lausanne', x: 17.5, y: 59.6 },
      { town: 'Lugano', x: 74.5, y: 77.9 },
      { town: 'Thun', x: 41.7, y: 51.4 },
      { town: 'Chur', x: 88.4, y: 47.9 },
    ],
  },
  FR: {
    map: new URL('../../../assets/maps/FR.svg', import.meta.url).href,
    pins: [
      { town: 'Paris', x: 49.1, y: 27.2 },
      { town: 'Marseille', x: 69.1, y: 80.4 },
      { town: 'Lyon', x: 65.6, y: 56.9 },
      { town: 'Toulouse', x: 43.1, y: 77.6 },
      { town: 'Nantes', x: 23.4, y: 42.9 },
      { town: 'Strasbourg', x: 84.8, y: 29.8 },
    ],
  },
  IT: {
    map: new URL('../../../assets/maps/IT.svg', import.meta.url).href,
    pins: [
      { town: 'Roma', x: 48.4, y: 48.8 },
      { town: 'Milano', x: 25.1, y: 15.3 },
      { town: 'Palermo', x: 54.2, y: 84.1 },
      { town: 'Bari', x: 78.9, y: 56 },
      { town: 'Trieste', x: 57.2, y: 13.6 },
      { town: 'Cagliari', x: 24.6, y: 73.8 },
    ],
  },
  ES: {
    map: new URL('../../../assets/maps/ES.svg', import.meta.url).href,
    pins: [
      { town: 'Madrid', x: 40.7, y: 43.7 },
      { town: 'Barcelona', x: 81.4, y: 34.9 },
      { town: 'Valencia', x: 63.7, y: 52.3 },
      { town: 'Sevilla', x: 25, y: 71.1 },
      { town: 'Bilbao', x: 46, y: 18.1 },
      { town: 'A Coruña', x: 8.1, y: 17.1 },
    ],
  },
  FI: {
    map: new URL('../../../assets/maps/FI.svg', import.meta.url).href,
    pins: [
      { town: 'Helsinki', x: 45.1, y: 92.6 },
      { town: 'Oulu', x: 47.4, y: 43.5 },
      { town: 'Kuopio', x: 57.1, y: 65 },
      { town: 'Vaasa', x: 30.5, y: 62.9 },
      { town: 'Sodankylä', x: 52.3, y: 19.1 },
    ],
  },
  SE: {
    map: new URL('../../../assets/maps/SE.svg', import.meta.url).href,
    pins: [
      { town: 'Stockholm', x: 51.5, y: 66.9 },
      { town: 'Göteborg', x: 30.1, y: 78.8 },
      { town: 'Umeå', x: 59.1, y: 33.7 },
    ],
  },
  NO: {
    map: new URL('../../../assets/maps/NO.svg', import.meta.url).href,
    pins: [
      { town: 'Oslo', x: 27.6, y: 82.6 },
      { town: 'Trondheim', x: 26.5, y: 57.6 },
      { town: 'Tromsø', x: 52.7, y: 13.4 },
      { town: 'Kirkenes', x: 86.6, y: 12.9 },
    ],
  },
  DK: {
    map: new URL('../../../assets/maps/DK.svg', import.meta.url).href,
    pins: [
      { town: 'København', x: 62.4, y: 62 },
      { town: 'Aarhus', x: 31.3, y: 50.7 },
      { town: 'Esbjerg', x: 8.2, y: 67 },
      { town: 'Svendborg', x: 36.6, y: 76.7 },
      { town: 'Hjørring', x: 28.3, y: 20 },
      { town: 'Rønne', x: 90.5, y: 75.7 },
    ],
  },
  PL: {
    map: new URL('../../../assets/maps/PL.svg', import.meta.url).href,
    pins: [
      { town: 'Warszawa', x: 68.5, y: 47.1 },
      { town: 'Kraków', x: 58.3, y: 80.8 },
      { town: 'Wrocław', x: 30.5, y: 64.7 },
      { town: 'Gdańsk', x: 46, y: 14.2 },
      { town: 'Białystok', x: 89, y: 33.2 },
      { town: 'Gorzów Wielkopolski', x: 13.4, y: 39.2 },
    ],
  },
  GB: {
    map: new URL('../../../assets/maps/GB.svg', import.meta.url).href,
    pins: [
      { town: 'London', x: 69.6, y: 78.9 },
      { town: 'Liverpool', x: 48.5, y: 55.1 },
      { town: 'Glasgow', x: 39, y: 24.2 },
      { town: 'Plymouth', x: 39.9, y: 93.2 },
      { town: 'Derry', x: 16.4, y: 35.1 },
    ],
  },
  IE: {
    map: new URL('../../../assets/maps/IE.svg', import.meta.url).href,
    pins: [
      { town: 'Dublin', x: 78.3, y: 51.7 },
      { town: 'Cork', x: 45.4, y: 87.3 },
      { town: 'Galway', x: 36.8, y: 53.2 },
      { town: 'Sligo', x: 45.4, y: 28.4 },
      { town: 'Loch Garman', x: 75.2, y: 76.6 },
      { town: 'Dingle', x: 18.7, y: 81.3 },
    ],
  },
  US: {
    map: new URL('../../../assets/maps/US.svg', import.meta.url).href,
    pins: [
      { town: 'New York', x: 90.6, y: 41.5 },
      { town: 'Los Angeles', x: 12.6, y: 56.2 },
      { town: 'Chicago', x: 66.5, y: 39 },
      { town: 'Houston', x: 52.9, y: 65.7 },
      { town: 'Jacksonville', x: 77.1, y: 64.4 },
      { town: 'Denver', x: 35.9, y: 43.7 },
    ],
  },
};
