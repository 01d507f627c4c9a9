export const maplanding = {
  action: 'See who is near you',
  here: 'People on the map: {country}',
  pin: '{name}, {age}, near {town}',
  note: 'Pins show regions, never addresses.',
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
      lead: 'They live two stops away and laugh louder than the street.',
    },
    gilf: {
      title: 'Around the corner, for years.',
      lead: 'Perhaps you have nodded to each other at the market already.',
    },
    milf: {
      title: 'She lives nearby.',
      lead: 'School is out, the evening is free, and the café is halfway.',
    },
    gay: {
      title: 'He is just down the road.',
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
