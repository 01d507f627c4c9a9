/** How long a member counts as "online now" after their last activity (decisions M-6). */
export const onlineNowSeconds = 120;
