type TimeText = (key: 'timeBonus.hours' | 'timeBonus.minutes', values: { count: number }) => string;

/** Returns the time left in words, in whole minutes: the text changes once a minute. */
export const timeLeftText = (seconds: number, t: TimeText): string => {
  const minutes = Math.ceil(seconds / 60);
  const hours = Math.floor(minutes / 60);
  const parts = [
    ...(hours > 0 ? [t('timeBonus.hours', { count: hours })] : []),
    ...(minutes % 60 > 0 ? [t('timeBonus.minutes', { count: minutes % 60 })] : []),
  ];
  return parts.join(' ');
};
