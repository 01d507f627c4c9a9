import { gifts } from '../reference/reference-data.ts';
import type { Line, Talker } from './conversations.ts';
import type { Random } from './random.ts';

/**
 * A chat of two members over six days. `>` marks lines of the member who started, `<` lines of the partner. Brackets hold
 * messages that are no text: a photo of the sender, or the key of a gift.
 */
const days = [
  [
    '>Hi! You wrote that you never watch the next episode alone. How do you survive a cliffhanger?',
    '<With great dignity. I go for a walk and complain to the dog.',
    '>And what does the dog say?',
    '<That we should walk further.',
    '<He is usually right.',
    '>Wise animal. What is his name?',
    '<Biscuit. I did not choose it, he came with it.',
    '>I would not have changed it either.',
    '>Where do you two walk?',
    '<Along the Eem mostly. In the weekend we go to the woods at Den Treek.',
  ],
  [
    '>Good morning! Rain here. Did Biscuit approve?',
    '<He looked at me as if I had ordered it.',
    '<We made it to the corner and back.',
    '>I cycled to work and arrived as a puddle.',
    '<What is work, if a puddle may ask a puddle?',
    '>I teach music, at a school where the piano has eleven keys that do nothing.',
    '<Which ones?',
    '>The ones you need.',
    '<I build furniture. If the piano ever has to become a table, call me.',
    '>That may be sooner than you think.',
    '>What was the last thing you built?',
    '<A bookcase for somebody with more books than walls.',
  ],
  [
    '<Question: if I bring coffee, do you bring the eleven keys?',
    '>I bring all of them and hope for the best.',
    '>Do you play anything?',
    '<Guitar, the same four songs for twenty years.',
    '>Four is a concert.',
    '<A very short one.',
    '>Which four?',
    '<You would have to come and hear them.',
    '>That was smooth.',
    '<I practised it on the dog.',
    '>[rose]',
    '>For the dog, of course.',
    '<He thanks you and has already tried to eat it.',
  ],
  [
    '<Look who finally sat still.',
    '<[photo]',
    '>You both look as if you had won something.',
    '<It was the first dry hour in a week.',
    '>Is that the bench by the mill?',
    '<It is! You know it?',
    '>I used to run there. Past tense, very past.',
    '<We do not run. We stand and look at ducks.',
    '>My kind of sport.',
    '<Then you are invited. Saturday, if it stays dry?',
    '>And if it does not?',
    '<Then we stand and look at wet ducks.',
    '>I am in. Eleven?',
    '<Eleven is perfect. I know where the apple cake is good.',
  ],
  [
    '>The forecast says sun until three.',
    '<I do not trust it, but I like it.',
    '>Should I bring something for Biscuit?',
    '<Yourself and a pocket. He checks pockets.',
    '>Noted: one pocket, filled.',
    '<You will have a friend for life.',
    '>By the way, the piano has twelve silent keys now.',
    '<I will bring my measuring tape.',
    '>My pupils voted. They want the table to be round.',
    '<Excellent taste, all of them.',
  ],
  [
    '>Home again. I am still laughing about the duck.',
    '<The duck knew exactly what it was doing.',
    '>The cake was as good as you said.',
    '<I would never lie about cake.',
    '>And the four songs were a fine concert.',
    '<You sang along with two of them. It counts as a duet.',
    '>My neighbours would call it something else.',
    '<Next week I practise a fifth.',
    '>Then I had better practise my applause.',
    '>Biscuit left a paw print on my coat. I am not washing it yet.',
  ],
];

const minutesADay = 24 * 60;
const minutesSinceTheNewest = 26;

/** Returns the lines of the chat with their prices and times, counted back from now. */
export const longChat = (starter: Talker, partner: Talker, random: Random): Line[] => {
  const lines = days.map((texts, index) => {
    let minutesAgo = minutesSinceTheNewest + (days.length - 1 - index) * minutesADay;
    return texts
      .toReversed()
      .map((text): Line => {
        const line = lineOf(text, text.startsWith('>') ? starter : partner, minutesAgo);
        minutesAgo += random.between(1, 9);
        return line;
      })
      .toReversed();
  });
  return lines.flat();
};

const lineOf = (text: string, author: Talker, minutesAgo: number): Line => {
  const common = { sender: author.id, minutesAgo };
  const [, thing] = /^.\[(\w+)\]$/.exec(text) ?? [];
  if (thing === undefined) return { ...common, kind: 'text', body: text.slice(1), credits: 1 };
  if (thing === 'photo') return { ...common, kind: 'photo', credits: 2 };
  const gift = gifts.find(({ key }) => key === thing);
  if (!gift) throw new Error(`Unknown gift "${thing}" in the long chat.`);
  return { ...common, kind: 'gift', gift: gift.key, credits: gift.credits };
};
