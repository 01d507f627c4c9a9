export const video = {
  action: 'Write the next line',
  pause: 'Pause the film',
  play: 'Play the film',
  scene: 'A street at night: in two windows the light goes on, and two people write to each other.',
  lines: {
    a: 'Are you still up?',
    b: 'I am. Who is asking?',
    c: 'The window across.',
    d: 'Then wave.',
  },
  niches: {
    default: {
      title: 'Two windows. One street.',
      lead: 'A short film about how it starts. The ending is up to you.',
    },
    she: {
      title: 'She turns on the light.',
      lead: 'And decides whether to wave. A film about her choice.',
    },
    bdsm: {
      title: 'Behind the curtain.',
      lead: 'What they talk about is theirs. That they talk is the point.',
    },
    bbw: {
      title: 'The warmest window.',
      lead: 'You see it from afar. Someone is laughing in there.',
    },
    gilf: {
      title: 'The light is always on.',
      lead: 'They have watched the street for years. Tonight they write.',
    },
    milf: {
      title: 'After ten, her time.',
      lead: 'The house sleeps, the lamp is on, the phone lights up.',
    },
    gay: {
      title: 'The boy across the street.',
      lead: 'They have nodded for a year. Tonight one of them writes.',
    },
  },
  variants: {
    late: {
      title: 'It is late. Good.',
      lead: 'The best lines are written after midnight.',
    },
  },
} as const;
