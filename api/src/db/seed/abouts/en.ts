import type { AboutStock } from '../stocks.ts';

export const en: AboutStock = {
  openings: `
I moved here a few years ago and stayed for the people.
#friends My friends would call me reliable, slightly chaotic and always in for a plan.
After some busy years I finally have time for something new.
#morning I'm a morning person who makes exceptions for good company.
#work During the week I teach, at the weekend you'll find me outside.
I like ordinary things done well: bread, a book, a bike ride.
#sport Last year I started climbing and I haven't shut up about it since.
I grew up by the sea and still check the wind before I check the news.
#work I fix old furniture for a living, and most of it forgives me.
People tell me things on trains. I must have that kind of face.
#work I work shifts at a hospital, so my Tuesday is sometimes a Saturday.
I'm happiest when a plan falls through and something better turns up.
#friends Ask my friends and they'll say: good listener, terrible at darts.
I've lived in four cities and kept one friend from each.
#garden There's a small garden behind my house, and it's winning.
#morning Mornings aren't my thing, but I'm very good at evenings.
#work I write software all day, which makes me love anything made of wood.
I collect stories, mostly other people's.
#family I come from a big, loud family, so silence still feels like a treat.
`,
  middles: `
#food On Fridays I cook for whoever turns up.
#museum A museum is only fun with someone who also stands too long in front of one painting.
#music I have a weakness for small concert halls and terrible jokes.
#travel In summer I disappear with a tent and hardly any plan.
#pets My dog thinks we make a good team.
#languages I'm learning Italian, slowly but faithfully.
#series I never watch the next episode alone, that's a point of pride.
#food I make one excellent curry and four acceptable ones.
#books There's always a paperback in my coat, usually a different one from yesterday.
#sport I run, though anyone watching might call it brisk walking.
#pets The cat came with the apartment and sees me as the guest.
#family My niece is teaching me to draw horses. Hers are better.
#music I sing in a choir where enthusiasm counts more than pitch.
#sport Cold water, warm scarf, hot chocolate: that's my winter.
#games I take board games seriously and losing lightly.
#travel I love night trains, even when I don't sleep a wink.
#garden I grow tomatoes on the balcony and give most of them away.
#bike My bike is older than most of my opinions.
#radio I still listen to the radio, and I still answer back.
#food Give me a market, a basket and no shopping list.
#friends Every month I host a dinner where nobody may talk about work.
#photo I take photos on film and wait weeks to see what went wrong.
`,
  closings: `
Curious whether we have something to tell each other? Write to me.
I'm not after a fairy tale, just someone who shows up.
#coffee Let's start with a coffee and see how late it gets.
A good conversation may take its time.
Tell me what made you laugh today.
Whoever suggests a nice place first wins.
#walk Pick a walk, any walk. I'll bring the snacks.
Send me your best question and I'll do my best with the answer.
If you've read this far, we should probably talk.
Tell me where you'd go if you had Friday off.
Looking for someone to share the quiet days with, and some of the loud ones.
I'd rather meet once than type for weeks.
Say hi, even if you don't know what comes next. I don't either.
I like people who mean what they say and laugh while they say it.
#coffee First round of coffee is on me.
#music What's the one song I should hear? Start there.
No rush and no script. Let's just see.
You bring the curiosity, I'll bring an umbrella.
`,
};
