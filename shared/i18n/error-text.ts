import { useLanguage } from './language.ts';
import { i18n } from './instance.ts';

const namespace = 'errors';

type Params = Record<string, string | number>;

// Read by shape: the error may come from another copy of its class.
const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
    ? error.code
    : 'error';

const isParams = (value: unknown): value is Params => typeof value === 'object' && value !== null;

const paramsOf = (error: unknown): Params =>
  typeof error === 'object' && error !== null && 'params' in error && isParams(error.params) ? error.params : {};

/** The catalogue's text for a failure, in the current language; anything unknown is the plain general error (ERR-04). */
export const errorText = (error: unknown): string => {
  const code = codeOf(error);
  const key = i18n.exists(code, { ns: namespace }) ? code : 'error';
  return i18n.t(key, { ns: namespace, ...paramsOf(error) });
};

/** `errorText` for components: they render again when the language changes. */
export const useErrorText = (): typeof errorText => {
  useLanguage();
  return errorText;
};
