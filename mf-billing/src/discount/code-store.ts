import { bus } from '@pairwise/bus';
import { tabStorage } from '@pairwise/remote';

const isCode = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** The code of the orders in this tab, which the choice of another method or bundle keeps. Another member has none of it. */
const entry = () => tabStorage(`discount:${bus.user$.value?.id ?? ''}`, isCode);

export const readCode = (): string | undefined => entry().read();

export const writeCode = (code: string | undefined): void => entry().write(code);
