/** Openings of a chat. `{interest}` is replaced in the browser by the name of a shared interest. */
export default {
  openings: [
    'What made you smile today?',
    'What is the best thing you have eaten this week?',
    'Which song do you never skip?',
    'Early bird or night owl?',
    'What would your perfect Sunday look like?',
    'Sea or mountains?',
    'Which movie could you watch again tonight?',
    'What is something small that makes you happy?',
    'Coffee, tea, or neither before ten?',
    'If we could be anywhere this weekend, where would it be?',
    'What did you want to be when you were ten?',
    'Which talent of yours surprises people?',
    'What is the last thing you laughed about out loud?',
    'Cook at home or eat out?',
    'Which city would you show me first?',
    'What are you looking forward to most right now?',
    'Which book or series has kept you awake?',
    'What do your friends always ask you for?',
    'Dance floor or corner table?',
    'Tell me something that is not in your profile.',
  ],
  aboutInterest: [
    'We both picked {interest}. How did it start for you?',
    '{interest}: what would you recommend to me first?',
  ],
};
