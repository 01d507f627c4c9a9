import { checkoutTree, readText } from './docs/tree.ts';

const slotElement = /<(?:Prerendered)?Slot\b[^>]*?\bname="([^"]+)"/g;

const shownIn = (source: string): string[] => [...source.matchAll(slotElement)].map(([, name = '']) => name);

const sources = checkoutTree().files.filter(
  (file) => /^(shell|mf-[a-z-]+)\/src\/.*\.tsx$/.test(file) && !/\.test\.|\/testing\//.test(file),
);

/** Reads `slotHosts`, which names the deployable that shows a slot. */
const hostsIn = (contract: string): string[] => {
  const [, block = ''] = /slotHosts[^{]*\{([^}]*)\}/.exec(contract) ?? [];
  return [...block.matchAll(/'?([\w-]+)'?: '([\w-]+)'/g)].map(([, slot, host]) => `${slot} in ${host}`).sort();
};

test('each slot is shown by the deployable that the contract names, which is what a revocation reports', () => {
  const shown = sources.flatMap((file) => shownIn(readText(file)).map((slot) => `${slot} in ${file.split('/')[0]}`));
  expect(shown.sort()).toEqual(hostsIn(readText('shared/contracts/remote.ts')));
});

test('finds a slot in a source, and its host in the contract', () => {
  expect(hostsIn("const slotHosts: Record<Slot, string> = { modal: 'shell', 'a-b': 'mf-c' };")).toEqual([
    'a-b in mf-c',
    'modal in shell',
  ]);
  expect(shownIn('<Stack>{near && <Slot priority="low" name="signup" />}</Stack>')).toEqual(['signup']);
  expect(shownIn('<PrerenderedSlot name="signup" load />')).toEqual(['signup']);
  expect(shownIn('<SlotMachine name="signup" />')).toEqual([]);
});
