// Written by `npm run maps`.

export interface CountryMap {
  /** The address of the drawing, a square. */
  map: string;
  /** Towns and their places in the square, in percent. */
  pins: readonly { town: string; x: number; y: number }[];
}

/** The maps by country. */
export const maps: Readonly<Record<string, CountryMap>> = {
  NL: {
    map: new URL('../../../assets/maps/NL.svg', import.meta.url).href,
    pins: [
      { town: 'Amsterdam', x: 41.6, y: 38.6 },
      { town: 'Eindhoven', x: 54.7, y: 72.2 },
      { town: 'Enschede', x: 86.2, y: 44 },
      { town: 'Bergen op Zoom', x: 28.3, y: 70 },
      { town: 'Assen', x: 78.6, y: 15.9 },
      { town: 'Kerkrade', x: 67.5, y: 92.8 },
    ],
  },
  BE: {
    map: new URL('../../../assets/maps/BE.svg', import.meta.url).href,
    pins: [
      { town: 'Brussel', x: 46.6, y: 32.1 },
      { town: 'Liège', x: 82.3, y: 42.2 },
      { town: 'Brugge', x: 13.6, y: 15.6 },
      { town: 'Tournai', x: 18.6, y: 43.1 },
      { town: 'Geel', x: 65.3, y: 17.4 },
      { town: 'Arlon', x: 89.6, y: 85.8 },
    ],
  },
  DE: {
    map: new URL('../../../assets/maps/DE.svg', import.meta.url).href,
    pins: [
      { town: 'Berlin', x: 73.3, y: 33.2 },
      { town: 'Hamburg', x: 45.6, y: 19.9 },
      { town: 'München', x: 58.5, y: 89.8 },
      { town: 'Köln', x: 21, y: 53.7 },
      { town: 'Karlsruhe', x: 32.7, y: 78.6 },
      { town: 'Erfurt', x: 54, y: 53.1 },
    ],
  },
  AT: {
    map: new URL('../../../assets/maps/AT.svg', import.meta.url).href,
    pins: [
      { town: 'Wien', x: 87.5, y: 37.4 },
      { town: 'Graz', x: 76.1, y: 58.2 },
      { town: 'Linz', x: 61.8, y: 35.6 },
      { town: 'Innsbruck', x: 26.1, y: 54.7 },
      { town: 'Spittal an der Drau', x: 52.1, y: 63.1 },
    ],
  },
  CH: {
    map: new URL('../../../assets/maps/CH.svg', import.meta.url).href,
    pins: [
      { town: 'Zürich', x: 61.1, y: 30.4 },
      { town: 'Basel', x: 38.4, y: 24 },
      { town: 'Lausanne', x: 16.7, y: 59.1 },
      { town: 'Lugano', x: 70.6, y: 76.3 },
      { town: 'Thun', x: 39.6, y: 51.4 },
      { town: 'Chur', x: 83.7, y: 48 },
    ],
  },
  FR: {
    map: new URL('../../../assets/maps/FR.svg', import.meta.url).href,
    pins: [
      { town: 'Paris', x: 49.1, y: 24.8 },
      { town: 'Marseille', x: 69.1, y: 77.8 },
      { town: 'Lyon', x: 65.6, y: 54.4 },
      { town: 'Toulouse', x: 43.1, y: 74.9 },
      { town: 'Nantes', x: 23.4, y: 40.4 },
      { town: 'Strasbourg', x: 84.8, y: 27.4 },
    ],
  },
  IT: {
    map: new URL('../../../assets/maps/IT.svg', import.meta.url).href,
    pins: [
      { town: 'Roma', x: 49.6, y: 49.8 },
      { town: 'Milano', x: 26.5, y: 16.5 },
      { town: 'Palermo', x: 55.3, y: 84.8 },
      { town: 'Bari', x: 79.8, y: 56.9 },
      { town: 'Trieste', x: 58.4, y: 14.7 },
      { town: 'Cagliari', x: 26.1, y: 74.6 },
    ],
  },
  ES: {
    map: new URL('../../../assets/maps/ES.svg', import.meta.url).href,
    pins: [
      { town: 'Madrid', x: 42.9, y: 44.7 },
      { town: 'Barcelona', x: 87.9, y: 35 },
      { town: 'Valencia', x: 68.4, y: 54.3 },
      { town: 'Sevilla', x: 25.4, y: 75.2 },
      { town: 'Bilbao', x: 48.8, y: 16.3 },
      { town: 'Almería', x: 52.4, y: 80.6 },
    ],
  },
  FI: {
    map: new URL('../../../assets/maps/FI.svg', import.meta.url).href,
    pins: [
      { town: 'Helsinki', x: 44.9, y: 95.5 },
      { town: 'Oulu', x: 47.3, y: 44.8 },
      { town: 'Kuopio', x: 57.3, y: 67 },
      { town: 'Vaasa', x: 30, y: 64.8 },
      { town: 'Sodankylä', x: 52.4, y: 19.6 },
    ],
  },
  SE: {
    map: new URL('../../../assets/maps/SE.svg', import.meta.url).href,
    pins: [
      { town: 'Stockholm', x: 50.3, y: 66.9 },
      { town: 'Göteborg', x: 28.9, y: 78.8 },
      { town: 'Umeå', x: 58, y: 33.7 },
      { town: 'Åre', x: 32.8, y: 36.9 },
    ],
  },
  NO: {
    map: new URL('../../../assets/maps/NO.svg', import.meta.url).href,
    pins: [
      { town: 'Oslo', x: 29.2, y: 82.6 },
      { town: 'Trondheim', x: 28.2, y: 57.6 },
      { town: 'Tromsø', x: 54.3, y: 13.4 },
      { town: 'Kirkenes', x: 88.3, y: 12.9 },
    ],
  },
  DK: {
    map: new URL('../../../assets/maps/DK.svg', import.meta.url).href,
    pins: [
      { town: 'København', x: 85.4, y: 67.6 },
      { town: 'Aarhus', x: 44.5, y: 52.7 },
      { town: 'Odense', x: 47.6, y: 76.4 },
      { town: 'Aalborg', x: 39.4, y: 24.9 },
      { town: 'Esbjerg', x: 14, y: 74.2 },
      { town: 'Holstebro', x: 16.9, y: 46.4 },
    ],
  },
  PL: {
    map: new URL('../../../assets/maps/PL.svg', import.meta.url).href,
    pins: [
      { town: 'Warszawa', x: 68.5, y: 45.7 },
      { town: 'Kraków', x: 58.3, y: 79.3 },
      { town: 'Wrocław', x: 30.5, y: 63.2 },
      { town: 'Gdańsk', x: 46, y: 12.9 },
      { town: 'Białystok', x: 89, y: 31.8 },
      { town: 'Gorzów Wielkopolski', x: 13.4, y: 37.8 },
    ],
  },
  GB: {
    map: new URL('../../../assets/maps/GB.svg', import.meta.url).href,
    pins: [
      { town: 'London', x: 66.8, y: 80.9 },
      { town: 'Liverpool', x: 48.7, y: 60.3 },
      { town: 'Glasgow', x: 40.6, y: 33.5 },
      { town: 'Plymouth', x: 41.4, y: 93.3 },
      { town: 'Peterhead', x: 56.3, y: 15.7 },
    ],
  },
  IE: {
    map: new URL('../../../assets/maps/IE.svg', import.meta.url).href,
    pins: [
      { town: 'Dublin', x: 81, y: 53 },
      { town: 'Cork', x: 45, y: 91.9 },
      { town: 'Galway', x: 35.6, y: 54.6 },
      { town: 'Waterford', x: 67, y: 82.1 },
      { town: 'Sligo', x: 45, y: 27.4 },
      { town: 'Monaghan', x: 69.3, y: 28 },
    ],
  },
  US: {
    map: new URL('../../../assets/maps/US.svg', import.meta.url).href,
    pins: [
      { town: 'New York', x: 87.2, y: 42.7 },
      { town: 'Los Angeles', x: 12.5, y: 56.8 },
      { town: 'Houston', x: 51.1, y: 65.9 },
      { town: 'Denver', x: 34.9, y: 44.7 },
      { town: 'Milwaukee', x: 63.7, y: 37.7 },
      { town: 'Miami', x: 76.7, y: 74.4 },
    ],
  },
};
