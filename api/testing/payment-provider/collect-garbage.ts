import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * Runs an action while garbage is collected again and again, as it is in a program under load. Time-outs of `fetch` that
 * nothing but the request holds are collected with it, and never happen.
 */
export const collectingGarbage = async <Result>(action: () => Promise<Result>): Promise<Result> => {
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc');
  if (typeof collect !== 'function') throw new Error('this Node cannot collect garbage on request');
  const timer = setInterval(() => collect(), 50);
  try {
    return await action();
  } finally {
    clearInterval(timer);
  }
};
