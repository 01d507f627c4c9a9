/** Gives jsdom, which has the element but not its modal, what `Dialog` and `Sheet` call. Real browsers prove the rest. */
export const addModalsToJsdom = () => {
  let opener: Element | null = null;
  HTMLDialogElement.prototype.showModal = function showModal() {
    opener = document.activeElement;
    this.open = true;
    this.querySelector<HTMLElement>('input, select, textarea, button, a[href]')?.focus();
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    if (opener instanceof HTMLElement) opener.focus();
  };
};
