import { statementClock } from './measure.ts';

describe('MEMBER-01 what the statements of an answer took', () => {
  test('one after the other they add up, at the same time they count once, and each answer begins anew', () => {
    let time = 0;
    const clock = statementClock(() => time);
    const endAt = (end: number, milliseconds: number): void => {
      time = end;
      clock.note(milliseconds);
    };
    endAt(10, 4);
    endAt(20, 5);
    expect(clock.took()).toBe(9);
    endAt(28, 3);
    endAt(30, 10);
    endAt(33, 5);
    expect(clock.took()).toBe(13);
    expect(clock.took()).toBe(0);
  });
});
