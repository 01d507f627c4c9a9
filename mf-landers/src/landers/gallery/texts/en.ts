export const gallery = {
  action: 'Hang your portrait',
  wall: 'The portraits',
  room: 'Room 1',
  works: {
    a: 'Laughing before the joke',
    b: 'Waiting for the bus, unhurried',
    c: 'Bright socks in a dull week',
    d: 'Study of a good listener',
    e: 'Wink, oil on canvas',
    f: 'The long way home',
  },
  niches: {
    default: {
      title: 'The art of meeting.',
      lead: 'A quiet room, good light, and people worth a second look. Take your time.',
    },
    she: {
      title: 'You are the curator.',
      lead: 'Walk through, stop where you like. Nobody speaks before you do.',
    },
    bdsm: {
      title: 'The private collection.',
      lead: 'Some works are only shown to those who ask nicely.',
    },
    bbw: {
      title: 'Rubens would approve.',
      lead: 'Beauty was never meant to be narrow. Come and look.',
    },
    gilf: {
      title: 'The old masters.',
      lead: 'Better every year, and still full of surprises.',
    },
    milf: {
      title: 'On permanent display.',
      lead: 'Poise, warmth, and a smile the guards talk about.',
    },
    gay: {
      title: 'Portraits of gentlemen.',
      lead: 'And some of scoundrels. Find out who is who.',
    },
  },
  variants: {
    opening: {
      title: 'Opening night.',
      lead: 'Everyone is a little nervous. That is the nice part. Come in.',
    },
  },
} as const;
