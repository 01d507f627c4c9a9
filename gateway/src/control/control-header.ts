/** Marks every response of the control API, so that its client detects another server on the port. */
export const CONTROL_HEADER = 'x-mfe-control';
