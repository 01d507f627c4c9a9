/** Adds the part of pointer events that our code uses, because jsdom has none. Journeys in real browsers test the rest. */
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
