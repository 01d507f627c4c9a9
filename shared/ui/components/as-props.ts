import type { ComponentPropsWithRef, ElementType } from 'react';

/** A component's own props plus the props of the element or component it renders, for example the router's Link. */
export type AsProps<Component extends ElementType, Own> = Own & { as?: Component } & Omit<
    ComponentPropsWithRef<Component>,
    keyof Own | 'as'
  >;
