export const collagelanding = {
  action: 'Add your picture',
  notes: {
    a: 'first coffee',
    b: 'second coffee',
    c: 'that laugh',
    d: 'rain, one umbrella',
    e: 'Sunday, late',
    f: 'us?',
  },
  niches: {
    default: {
      title: 'Every story starts with a snapshot.',
      lead: 'Somewhere on this wall there is room for two. Put yourself in the picture.',
    },
    she: {
      title: 'A wall of your own choosing.',
      lead: 'Pin up who you like. Leave out who you do not.',
    },
    bdsm: {
      title: 'Not every picture shows it.',
      lead: 'What you enjoy stays between you and the people you choose.',
    },
    bbw: {
      title: 'Too good for a small frame.',
      lead: 'Life-size people, life-size smiles, and room for yours.',
    },
    gilf: {
      title: 'Plenty of film left.',
      lead: 'You have albums full of stories. Here is a blank page.',
    },
    milf: {
      title: 'Now a picture of you.',
      lead: 'For years you took the photos of everyone else. Your turn.',
    },
    gay: {
      title: 'Him, you, a photo booth.',
      lead: 'Four flashes and a good excuse to sit close.',
    },
  },
  variants: {
    summer: {
      title: 'A summer worth keeping.',
      lead: 'Long evenings, bare feet, someone to remember them with.',
    },
  },
} as const;
