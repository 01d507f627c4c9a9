/** The swipe game's limits of a day (decisions M-8). The database holds them; screens only tell of them. No zod, so browsers can have it. */
export const swipeLikesPerDay = 4;
export const swipePassesPerDay = 200;
