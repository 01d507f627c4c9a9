/** jsdom has no pointer events: what ours need of them, as a browser has it. Real browsers prove the rest. */
export const addPointerEventsToJsdom = (): void => {
  if ('PointerEvent' in globalThis) return;
  class JsdomPointerEvent extends MouseEvent {
    readonly pointerId: number;
    readonly pointerType: string;
    readonly isPrimary: boolean;

    constructor(type: string, { pointerId = 0, pointerType = '', isPrimary = false, ...rest }: PointerEventInit = {}) {
      super(type, rest);
      this.pointerId = pointerId;
      this.pointerType = pointerType;
      this.isPrimary = isPrimary;
    }
  }
  Object.defineProperty(globalThis, 'PointerEvent', { configurable: true, value: JsdomPointerEvent });
};
