/** Adds the modal methods of `<dialog>` to jsdom, for `Dialog` and `Sheet`. Real behaviour is tested in a browser. */
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
