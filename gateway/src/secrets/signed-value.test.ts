import { seal, unseal } from './signed-value.ts';

const key = Buffer.alloc(32, 1);

test('opens what it signed, for the same purpose only', () => {
  const text = seal(key, 'staff', { id: 1 });
  expect(unseal(key, 'staff', text)).toEqual({ id: 1 });
  expect(unseal(key, 'override', text)).toBeUndefined();
  expect(unseal(Buffer.alloc(32, 2), 'staff', text)).toBeUndefined();
});

test('opens every value that it can sign, and refuses to sign a longer one', () => {
  let length = 2_000;
  for (; length < 20_000; length += 500) {
    let text: string;
    try {
      text = seal(key, 'staff', 'x'.repeat(length));
    } catch {
      break;
    }
    expect(unseal(key, 'staff', text)).toHaveLength(length);
  }
  expect(length).toBeGreaterThan(11_000);
  expect(length).toBeLessThan(12_500);
  expect(() => seal(key, 'staff', 'x'.repeat(12_500))).toThrow(/16\d{3} characters/);
  expect(unseal(key, 'staff', `${'A'.repeat(1_000_000)}.${'A'.repeat(43)}`)).toBeUndefined();
});
