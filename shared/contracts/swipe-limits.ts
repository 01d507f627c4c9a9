/*
 * Daily limits of the swipe game (decisions M-8). The database enforces them; screens only show them. No zod, so that
 * browsers can import this file.
 */
export const swipeLikesPerDay = 4;
export const swipePassesPerDay = 200;
