export const iconslanding = {
  action: 'Find someone for it',
  pick: 'What would you do together?',
  chosen: '{things}: someone will say yes.',
  none: 'Tap what you feel like.',
  things: {
    coffee: 'Coffee',
    walk: 'A walk',
    cook: 'Cooking',
    music: 'Music',
    film: 'A movie',
    book: 'Books',
    travel: 'Travel',
    dance: 'Dancing',
    wine: 'Wine',
  },
  niches: {
    default: {
      title: 'Pick three. Find one.',
      lead: 'Start with what you would do. Who you do it with comes next.',
    },
    she: {
      title: 'Your evening, your rules.',
      lead: 'Choose the plan first. The company applies to you.',
    },
    bdsm: {
      title: 'First the small talk.',
      lead: 'Tell them over coffee what you like. The rest can wait, or not.',
    },
    bbw: {
      title: 'Hungry for good company?',
      lead: 'Good food, long talks, loud laughter. What do you feel like?',
    },
    gilf: {
      title: 'No small plans.',
      lead: 'You know how an evening gets good. Pick how it starts.',
    },
    milf: {
      title: 'Time for you again.',
      lead: 'The calendar has a free evening. What goes in?',
    },
    gay: {
      title: 'Boys who brunch.',
      lead: 'Or dance, or hike, or read on the sofa. What is it today?',
    },
  },
  variants: {
    weekend: {
      title: 'Two days, nine ideas.',
      lead: 'Pick yours and find someone who picked the same.',
    },
  },
} as const;
