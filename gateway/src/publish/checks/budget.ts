import type { Check } from '../../registry/index.ts';
import { type Candidate, verdict } from '../candidate.ts';
import { budgetCaps } from '../limits.ts';

/** Returns the transferred size of files. It is measured here, because a build could report a wrong size. */
const sizeOf = async ({ read }: Candidate, files: readonly string[]): Promise<number> => {
  const sizes = await Promise.all(
    [...new Set(files)].map(async (file) => ((await read(file, 'br')) ?? (await read(file)))?.byteLength ?? 0),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
};

/** Checks entry and screens against the package's own budget and the platform's limits. */
export const budget = async (candidate: Candidate): Promise<Check> => {
  const { version, contract, isShell } = candidate;
  const id = 'budget';
  if (!contract) return { id, verdict: 'failed', reason: 'It has no contract, which names its budgets.' };
  const cap = isShell ? budgetCaps.shell : budgetCaps.remote;
  const limits = {
    entryBr: Math.min(contract.budgets.entryBr, cap.entryBr),
    routeBr: Math.min(contract.budgets.routeBr, cap.routeBr),
  };
  const entry = [version.entry, ...version.lifecycle];
  const entryBr = await sizeOf(candidate, entry);
  const texts = await Promise.all(Object.values(version.messages).map((files) => sizeOf(candidate, files)));
  const largest = Math.max(0, ...texts);
  const screens = await Promise.all(
    Object.entries(version.screens).map(async ([key, files]) => {
      const own = await sizeOf(
        candidate,
        files.filter((file) => !entry.includes(file)),
      );
      return { key, bytes: entryBr + largest + own };
    }),
  );
  const problems = [
    ...(contract.budgets.entryBr > cap.entryBr
      ? [`its budget of ${contract.budgets.entryBr} B for the entry is above the platform's ${cap.entryBr} B`]
      : []),
    ...(contract.budgets.routeBr > cap.routeBr
      ? [`its budget of ${contract.budgets.routeBr} B for a screen is above the platform's ${cap.routeBr} B`]
      : []),
    ...(entryBr > limits.entryBr ? [`the entry has ${entryBr} B brotli, allowed are ${limits.entryBr} B`] : []),
    ...screens
      .filter(({ bytes }) => bytes > limits.routeBr)
      .map(({ key, bytes }) => `screen "${key}" loads ${bytes} B brotli in total, allowed are ${limits.routeBr} B`),
  ];
  const heaviest = screens.toSorted((a, b) => b.bytes - a.bytes)[0];
  const seen = heaviest ? `, largest screen "${heaviest.key}" ${heaviest.bytes} of ${limits.routeBr} B` : '';
  return verdict(id, problems, `Entry ${entryBr} of ${limits.entryBr} B brotli${seen}.`);
};
