import { i18n } from './instance.ts';
import { isolateAll } from './isolate-all.ts';
import { useLanguage } from './language.ts';

const namespace = 'errors';

type Params = Record<string, string | number>;

// Checks the shape and not the class, because another bundle may have its own copy of the class.
const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
    ? error.code
    : 'error';

const isParams = (value: unknown): value is Params => typeof value === 'object' && value !== null;

const paramsOf = (error: unknown): Params =>
  typeof error === 'object' && error !== null && 'params' in error && isParams(error.params) ? error.params : {};

/**
 * Returns the text for a failure in the current language: the text of the rule that `params.rule` names, else the
 * catalogue's text of the code, and the general error for unknown codes (ERR-04).
 */
export const errorText = (error: unknown): string => {
  const code = codeOf(error);
  const params = paramsOf(error);
  const keys = [`${code}_${params['rule'] ?? ''}`, code];
  const key = keys.find((known) => i18n.exists(known, { ns: namespace })) ?? 'error';
  return i18n.t(key, { ns: namespace, ...isolateAll(params) });
};

/** Returns `errorText` and renders the component again when the language changes. */
export const useErrorText = (): typeof errorText => {
  useLanguage();
  return errorText;
};
