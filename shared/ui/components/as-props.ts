import type { ComponentPropsWithRef, ElementType } from 'react';

/** Own props, and those of what the component renders: an element or, say, the router's Link. */
export type AsProps<Component extends ElementType, Own> = Own & { as?: Component } & Omit<
    ComponentPropsWithRef<Component>,
    keyof Own | 'as'
  >;
