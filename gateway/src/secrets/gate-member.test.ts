import { temporaryFolder } from '../testing/make-dist.ts';
import { gateMemberOf } from './gate-member.ts';

test('PLAT-02 the gate’s member of a data directory stays the same, and has nothing in common with those of others', () => {
  const folder = temporaryFolder();
  expect(gateMemberOf(folder)).toEqual(gateMemberOf(folder));
  const members = Array.from({ length: 40 }, () => gateMemberOf(temporaryFolder()));
  for (const { email, name, birthDate } of members) {
    expect(email).toMatch(/^[a-z]+\d{6}@(?:gmail|hotmail|icloud|outlook|yahoo)\.com$/);
    expect(email).not.toMatch(/gate|test|invalid|example/);
    expect(email.startsWith(name.toLowerCase())).toBe(true);
    expect(birthDate).toMatch(/^(?:19[789]\d|200[01])-\d\d-\d\d$/);
  }
  const values = (key: 'email' | 'password' | 'name' | 'gender' | 'birthDate') =>
    new Set(members.map((member) => member[key])).size;
  expect([values('email'), values('password'), values('gender')]).toEqual([40, 40, 2]);
  expect(values('name')).toBeGreaterThan(8);
  expect(values('birthDate')).toBeGreaterThan(30);
});
