export const tinderswipe = {
  action: 'Create my free profile',
  like: 'Like {name}',
  pass: 'Pass on {name}',
  deck: 'Cards to swipe',
  help: 'Swipe, tap the buttons, or use the arrow keys.',
  stampLike: 'Like',
  stampPass: 'Pass',
  endTitle: 'Good taste.',
  endText: 'This is how you meet real people here. Your profile takes two minutes.',
  endLikes: 'You liked {names}.',
  nobody: 'Choosy. We like that. There are more people inside.',
  again: 'Start over',
  lines: {
    a: 'Makes terrible puns and excellent pasta.',
    b: 'Will show you the quiet side of the city.',
    c: 'Dances in the kitchen, even alone.',
    d: 'Knows every bench with a view.',
    e: 'Reads the last page first.',
    f: 'Answers with voice notes and songs.',
  },
  niches: {
    default: {
      title: 'Yes, no, maybe you.',
      lead: 'Six people. One thumb. See who makes you stop.',
    },
    she: {
      title: 'Your thumb decides.',
      lead: 'You look, you choose, you write first. Everyone else waits politely.',
    },
    bdsm: {
      title: 'Curious? Swipe on.',
      lead: 'People who know what they want, and ask what you want.',
    },
    bbw: {
      title: 'Curves ahead.',
      lead: 'Full figures, full laughs. Swipe right on what you love.',
    },
    gilf: {
      title: 'Experience on the right.',
      lead: 'People who stopped pretending long ago. Swipe and see.',
    },
    milf: {
      title: 'She saw you too.',
      lead: 'Grown women who know a good smile when they see one.',
    },
    gay: {
      title: 'Right swipe, right man.',
      lead: 'Six men. One thumb. See who makes you stop.',
    },
  },
} as const;
