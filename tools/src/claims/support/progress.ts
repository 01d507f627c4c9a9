/** Returns a function that counts, and logs each so many: full sizes run for many minutes. */
export const progress = (what: string, every: number, log: (line: string) => void): (() => void) => {
  let done = 0;
  return () => {
    done += 1;
    if (done % every === 0) log(`${done} ${what} …`);
  };
};
