export const alonetonight = {
  action: 'Start talking, it is free',
  niches: {
    default: {
      title: 'Someone else is up too.',
      lead: 'Talk with grown-ups who want company tonight, and maybe for longer.',
      ask: 'Still awake?',
      answer: 'Now I am.',
    },
    she: {
      title: 'Tonight, you choose.',
      lead: 'Women set the pace here. Say hello when you feel like it, to someone who can wait.',
      ask: 'Your move?',
      answer: 'It is now.',
    },
    bdsm: {
      title: 'Say what you like.',
      lead: 'Talk openly with adults who know their limits and ask for yours.',
      ask: 'Curious?',
      answer: 'Tell me more.',
    },
    bbw: {
      title: 'More to love tonight.',
      lead: 'Meet full-figured people, and those who would not want them any other way.',
      ask: 'Room for me?',
      answer: 'Always.',
    },
    gilf: {
      title: 'Nights are still young.',
      lead: 'Grown-ups with a life behind them and an evening ahead. Talk with someone who has stories.',
      ask: 'Too late?',
      answer: 'Never.',
    },
    milf: {
      title: 'The house is quiet now.',
      lead: 'Grown women with an evening to themselves, and people glad to share it.',
      ask: 'All asleep?',
      answer: 'Finally.',
    },
    gay: {
      title: 'He is up too.',
      lead: 'Talk with men who want company tonight, and maybe for longer.',
      ask: 'Still awake?',
      answer: 'For you.',
    },
  },
  variants: {
    weekend: {
      title: 'Saturday is still open.',
      lead: 'Find someone to spend it with, before it turns into another Sunday on the sofa.',
      ask: 'Plans yet?',
      answer: 'Not yet.',
    },
  },
} as const;
