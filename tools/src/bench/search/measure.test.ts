import { statementClock } from './measure.ts';

describe('MEMBER-01 the time that the statements of a request take', () => {
  test('consecutive statements add up, concurrent ones count once, and each request begins at zero', () => {
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
