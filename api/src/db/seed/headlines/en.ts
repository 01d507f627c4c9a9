import type { HeadlineStock } from '../stocks.ts';

export const en: HeadlineStock = {
  lines: `
Coffee first, the rest follows
Here for a good conversation
Sunday mornings are my best side
Tell me the best thing you ate this week
I cook, you choose the music
Quiet person, loud laugh
New in town and curious
More long walks than long meetings
Say hello, I answer everyone who does
Looking for someone to share the window seat with
Good intentions, terrible puns
Let's see where the evening goes
Will trade recipes for stories
Still learning to take the day off
My plants are thriving, thanks for asking
Your turn to pick the film
Seeking a partner for crossword and crime
Better in person than in one line
Owner of too many mugs
Always up for the slow road
Fluent in sarcasm and small gestures
Ask me about the time I got lost in Lisbon
Happiest near water
Half the fun is getting there
Somewhere between a book and a dance floor
Do you also read menus in advance?
Never too old for a water slide
One more episode, then bed, honestly
Team window open, even in January
Kind beats clever
Collector of second-hand books and first impressions
Just here to meet one good person
Who said Mondays can't be romantic?
Good at listening, better at laughing
There's always room for dessert
The kettle is on
Dancing in the kitchen counts as exercise
Give me a map and no plan
High spirits, low drama
First one up, last one to leave the table
Can be bribed with fresh bread
Not perfect, but very punctual
Slightly sunburnt and completely content
What's your usual order?
All my best stories start with missing a train
Best seat at the concert: next to you
Three hobbies, no time, big plans
I promise to share my fries
Warm hands, terrible singing voice
Rainy evening, old records
Proud winner of one pub quiz
Send me the song you can't stop playing
Optimist with an umbrella
Making up for lost weekends
Plot twist wanted
Tea drinker, tree hugger, bad bowler
Curious about you already
Small talk is fine, big talk is better
Let's be bad at pottery together
Halfway through everything, including this
Nothing beats the first swim of the year
If in doubt, take the scenic route
Big on breakfast
You had me at "I baked something"
Could talk about food for hours
Up for a museum and a proper lunch
Sings in the car, with full commitment
Ready when you are
Great with maps, hopeless with directions
Help me finish this crossword
On the lookout for an accomplice
Life's too short for bad cheese
My love language is soup
Easily impressed by good handwriting
Honest, happy and occasionally on time
Mostly harmless before noon
Which way to the beach?
Less scrolling, more strolling
Currently accepting picnic invitations
Secretly hoping you like board games
Two bikes, one spare helmet
Never met a market I didn't like
Take me to the bench you like best
Everything tastes better outdoors
Professional overthinker on a day off
Let's skip to the good part
Still believe in handwritten postcards
Thinks the small things are the big things
A weakness for clever people in rain boots
Raised on garlic and good manners
Some assembly required
It all starts with hello
Surprise me with something I don't know
Will walk anywhere for good ice cream
Equal parts city and seaside
Have backpack, need company
Wanted: someone to split the tasting menu
Talk to me about anything but the news
Dreaming of a house full of people
No filter, in photos or in life
Early bird with a weakness for late nights
Happy to be wrong about where we eat
Serious about fun
Between jobs? No. Between trips? Always
Making friends with every cat on the street
Only slightly competitive at mini golf
I bring snacks
Easy to find, easy to talk to
Sometimes the best plan is no plan
Local guide to nothing in particular
Laughs at own jokes so you don't have to
Perfectly imperfect omelettes
Will you save me a dance?
Grown up, on most days
Learning the guitar, sorry in advance
Fond of long lunches
Let's get lost on purpose
Campfire over cocktail bar
Good people, good food, good night
Have a minute? I have all evening
Reads the last page last
As steady as my sourdough is not
Tried skydiving, prefer sofas
Here because a friend dared me
Simple tastes, long breakfasts
Curiosity got me this far
Thursday is the new Friday
Room for two under this umbrella
Anyone else still buy newspapers?
Best enjoyed with good company
Romantic, but I do read the manual
Chasing sunsets by bicycle
Smiles at strangers, waves at trains
Open to surprises
In search of the perfect pancake
My calendar has a you-shaped gap
Let's give people something to talk about
From here to the hills by Friday
Brave enough to order first
Long story, good ending
Every good day starts with music
Found: one free evening
Looks serious, isn't
Do say hi to my tomatoes
Part-time poet, full-time dishwasher
Heart in the mountains, feet on the sofa
Call me old-fashioned, but call me
Trying the whole menu, one date at a time
Winter swimmer, summer napper
What would your playlist say about you?
Gingerbread and good timing
Sofa, blanket, your choice of film
Someone has to laugh at my puns
Wind in my hair, sand in my shoes
Always three questions ahead
At my best around a big table
Looking up from my phone, finally
Weekends are for wandering
Be kind and bring an appetite
Got a spare ticket and no excuse
Made in a small town, at home anywhere
Shall we begin with a walk?
Nobody makes a better playlist. Prove me wrong
More curious than cautious
Pick a number, pick a place
Believer in second helpings
Happy hour is whenever you arrive
Won't judge your karaoke song
Thrives on sunlight and compliments
Patient with people, not with traffic
`,
  fragments: `
Muddy boots / Clear conscience / Loud laugh / Strong coffee / Open windows / Long breakfasts / Bad puns / Good shoes
Cold swims / Warm scarves / Big appetite / Small kitchen / Old records / New ideas / Quiet mornings / Late sunsets
Fresh bread / Kind eyes / Short emails / Slow Sundays / Wild garden / Tidy desk / Full fridge / Light luggage
Paper maps / Second helpings / Tall stories / Honest answers / Rainy walks / Sunny outlook / Sharp pencils / Soft sweaters
Blue skies / Red wine / Salt air / Spare ticket / Good manners / Odd socks / Ripe tomatoes / Dark chocolate
Hot soup / Cool head / Long letters / Easy smile / Early trains / Empty beaches / Pub quizzes / Proper tea
Real books / Live music / Big dreams / Steady hands / Two left feet / Clean jokes / Wide horizons / Fast bike
Good timing / Campfire songs / Homemade jam / High hopes / Low drama / Bare feet / Front row / Plain speaking
Curious mind / Spicy noodles / Handmade plans / Green thumb / Starry nights / Good company / Sea legs / Secret recipes
`,
};
