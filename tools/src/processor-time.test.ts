import { existsSync } from 'node:fs';

import { measureProcessorTime } from './processor-time.ts';
import { runTool } from './run-tool.ts';

const busyFor = (milliseconds: number) =>
  runTool(process.execPath, [
    '-e',
    `const spent = ({ user, system }) => (user + system) / 1000;
     while (spent(process.cpuUsage()) < ${milliseconds});`,
  ]);

// Only systems with /proc report the time of programs that have ended.
(existsSync('/proc/self/stat') ? describe : describe.skip)('the processor time of programs', () => {
  test('is measured for the programs of one task only, while another task runs', async () => {
    const firstEnded = Promise.withResolvers<void>();
    const idleEnded = Promise.withResolvers<void>();
    // One program runs at a time: the system adds up the times of programs that end in the same moment.
    const [busy, idle] = await Promise.all([
      measureProcessorTime(async () => {
        await busyFor(700);
        firstEnded.resolve();
        await idleEnded.promise;
        // The same program again: the time before it is not counted twice.
        await busyFor(700);
      }),
      measureProcessorTime(async () => {
        await firstEnded.promise;
        await runTool(process.execPath, ['-e', '']);
        idleEnded.resolve();
      }),
    ]);
    // The system counts in hundredths.
    expect(busy.processorSeconds).toBeGreaterThan(1.3);
    expect(busy.processorSeconds - idle.processorSeconds).toBeGreaterThan(0.7);
  });
});
