export const transitionsvideolanding = {
  action: 'Make it your scene',
  pause: 'Pause the film',
  play: 'Play the film',
  scenes: {
    a: 'A look.',
    b: 'A line.',
    c: 'A laugh.',
    d: 'And you?',
  },
  niches: {
    default: {
      title: 'It can change in a blink.',
      lead: 'Four scenes, one evening. The last one is still to be cast.',
    },
    she: {
      title: 'Written by you.',
      lead: 'You say action, you say cut. The leading role is yours.',
    },
    bdsm: {
      title: 'Between the scenes.',
      lead: 'What happens off camera is agreed beforehand. Always.',
    },
    bbw: {
      title: 'A part with substance.',
      lead: 'Leading roles for leading ladies and those who adore them.',
    },
    gilf: {
      title: 'The best act is the third.',
      lead: 'No more rehearsals. You know your lines by heart.',
    },
    milf: {
      title: 'Her scene.',
      lead: 'After years of supporting roles, the light is on her.',
    },
    gay: {
      title: 'Boy meets boy.',
      lead: 'An old story, newly told, tonight in your street.',
    },
  },
  variants: {
    premiere: {
      title: 'Tonight is the premiere.',
      lead: 'One seat beside you is still free.',
    },
  },
} as const;
