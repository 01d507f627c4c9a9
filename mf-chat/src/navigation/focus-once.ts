/** A ref of a field that is opened in order to write in it. */
export const focusOnce = (field: HTMLInputElement | null): void => field?.focus();
