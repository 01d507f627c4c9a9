import { resetMoment } from './reset-moment.ts';

/** In the time zone of the machine, so that the day is the same one in all of them. */
const at = (day: number, hour: number) => new Date(2026, 10, day, hour);
const moment = (resetsAt: Date) =>
  resetMoment(resetsAt.toISOString(), 'en', (time) => `today at ${time}`, at(29, 15).getTime());

test('an end on the same day is today, whatever the weekday', () => {
  expect(moment(at(29, 23))).toBe('today at 23:00');
});

test('an end on the next day has its weekday', () => {
  expect(moment(at(30, 1))).toMatch(/^Monday\b.*01:00$/);
});
