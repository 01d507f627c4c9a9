/** On every answer of the control API, so that its client can tell it from whatever else listens on a port. */
export const CONTROL_HEADER = 'x-mfe-control';
