export { isolate } from '@pairwise/contracts';
export { errorText, useErrorText } from './error-text.ts';
export {
  countryName,
  formatDate,
  formatMoment,
  formatMoney,
  formatNumber,
  formatRelativeTime,
  formatTime,
  isAmerican,
  languageName,
} from './format.ts';
export { addMessages, hasMessages, type I18nStart, initI18n } from './instance.ts';
export { currentLanguage, onPrepareLanguage, setCountry, setLanguage, useLanguage } from './language.ts';
export type { KeyOf, Messages, Namespaces, Overlay, RegionNames } from './namespaces.ts';
export { type Translate, useTranslation } from './use-translation.ts';
