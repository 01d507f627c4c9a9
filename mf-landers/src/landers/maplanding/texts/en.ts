export const maplanding = {
  action: 'See who is near you',
  here: 'People on the map: {country}',
  pin: '{name}, {age}, near {town}',
  note: 'The map shows larger towns of the country, not where you or others live.',
  niches: {
    default: {
      title: 'Closer than you think.',
      lead: 'A bus ride, a bike path, two streets. See who is around.',
    },
    she: {
      title: 'Your map, your radius.',
      lead: 'You decide how near is near, and who may know.',
    },
    bdsm: {
      title: 'Discreet, and nearby.',
      lead: 'Nobody sees where you are. You see that you are not the only one.',
    },
    bbw: {
      title: 'Big hearts near you.',
      lead: 'Perhaps two stops away, laughing louder than the street.',
    },
    gilf: {
      title: 'Around the corner, for years.',
      lead: 'Perhaps you have nodded to each other at the market already.',
    },
    milf: {
      title: 'She may live nearby.',
      lead: 'The evening is free, and the café is halfway.',
    },
    gay: {
      title: 'Maybe he is just down the road.',
      lead: 'No app needed to walk there. Just a first line.',
    },
  },
  variants: {
    commute: {
      title: 'Same line, same stop.',
      lead: 'The person across the aisle might be here too.',
    },
  },
} as const;
