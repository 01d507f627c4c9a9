import type { ChatStock } from '../stocks.ts';

export const en: ChatStock = {
  chats: `
Hi! Your photo by the lake made me smile. Where was that?
Thank you! That was in Slovenia, last summer. Cold water, no regrets.
I've wanted to go there for years. Worth it?
Absolutely. Go in September, it's quieter and the light is better.
Noted. Any other places I should know?
A few, but I'd rather tell you over coffee.
I like how you think. Thursday?

You mention board games. Be honest: are you a good loser?
I'm an excellent loser. Plenty of practice.
Ha! What do you play?
Mostly Carcassonne, and I defend my monasteries with my life.
Then we have a problem, because so do I.
Sounds like we need a neutral referee and a large table.

How was your weekend?
Rainy, so I baked. There are now forty cookies and one of me.
That ratio can be fixed.
I was hoping you'd say that.
What kind are we talking about?
Ginger, and dangerously good.

Good morning! Did you finish the book?
At two in the morning. I'm tired and it was worth it.
No spoilers, I'm on chapter nine.
Then the best part is still ahead of you. I'm jealous.
I'll report back tonight.

Question of the day: sea or mountains?
Mountains in the morning, sea in the evening. Is that allowed?
Only if you know a place that has both.
Northern Spain. I know a village.
Tell me more about this village.

I have to ask about the headline. Is there a story behind it?
There is, and it takes exactly one cup of tea to tell.
I make very slow tea.
Perfect. It's a slow story.
Give me the first sentence at least.
"It began with the wrong train."

We both picked hiking. Are you the map or the snacks?
Snacks, always. I once packed a whole quiche.
A quiche! On a mountain?
With plates. I have standards.
I'm the map, so this could actually work.

What are you listening to today?
The same album for the third time. No shame.
Three times is a recommendation. Which one?
Old soul, the kind with too many trumpets.
There's no such thing as too many trumpets.
Finally someone who gets it.

Your profile says you cook. What's the one dish I should fear?
My chili. It has made adults cry.
Challenge accepted.
I'll have the milk ready.
And the fire brigade, please.

Okay, first impression: tea or coffee person?
Tea until noon, coffee after. I know it's backwards.
That's chaos, and I respect it.
You?
Coffee, then more coffee, then regret.
We can meet in the middle: cake.

Did you really swim in January?
I did. For eleven seconds.
Eleven counts.
That's what I told everyone on the beach.
What made you do it?
A bet, a flask of soup and very poor judgment.

Have you been to the new market by the station?
Twice. The cheese stall knows my name.
Impressive. What should I try first?
The one that smells like a mistake. Trust me.
I'm trusting you with my whole kitchen now.

You seem like someone with strong opinions about pancakes.
Thin, lemon, sugar. Anything else is cake.
I see. I'm a blueberry person.
We can still be friends.
That's generous, thank you.

So, what does a perfect Sunday look like?
Late breakfast, long walk, nobody asking what time it is.
You just described my diary.
Then I'll bring the bread.
And I'll hide the clocks.

I noticed you're learning the guitar too. How are the fingers?
Sore and very proud.
What's your best song so far?
Half of one. The good half.
I know the other half. We could be a whole song.

Quick poll: window seat or aisle?
Window. I need to see the clouds I'm worrying about.
Same here. This could be a problem.
We take turns. Window out, aisle home.
You'd make a fine diplomat.

That museum in your second photo, is it the one with the whale?
It is! You know the whale?
I waved at it every Sunday as a child.
I still do. It never waves back.
Give it time.

Tell me one thing that went right this week.
My sourdough rose. Twice, if you count the oven.
That's two things.
I'm on a roll.
I'm going to pretend you didn't say that.

Which film can you watch again and again?
Anything with a heist and a good hat.
I've got just the one for you.
Is there popcorn in this plan?
There's always popcorn in this plan.

Someone upstairs just started the trumpet. Send strength.
Oh no. Which song?
I believe it was meant to be a birthday.
Offer cake. It's hard to play with your mouth full.
Brilliant. I'm baking now.

Your plants look very well cared for. What's the secret?
I talk to them. Mostly about the weather.
And they don't mind?
They're very polite about it.
Mine would have left me long ago.

If you had tomorrow off, where would I find you?
On a train to anywhere with a seafront.
Any seafront?
One with fried fish and somewhere to sit.
I know the place, and I know the bench.

I've read your profile twice and still can't guess: city or countryside?
City address, countryside heart.
That explains the boots.
The boots explain themselves.
Where do you go when the city gets loud?

Sweet or salty? Think carefully.
Salty first, sweet after, then salty again to be fair.
That's the correct answer.
What did I win?
Half of a very large pretzel.
`,
  followUps: `
By the way, I found the photo I promised.
No hurry, I only wanted to say good morning.
I just walked past the place you mentioned.
And? Did it go well?
I'm in town on Saturday, if that suits you.
Also, you were right about the bakery.
I tried your recipe. Nobody was harmed.
Tell me when you're back, I've got news.
Now I can't get that song out of my head.
The sun's out here. Are you outside yet?
I asked my sister, and she's on your side.
Thinking about that cheese again.
PS: bring a scarf, it's windy up there.
I found us a table by the window.
One more question, and it's about pancakes.
`,
};
