/*
 * What a receipt of a request shows. The parts are not in the module that all remotes share: a page without a receipt does
 * not load them.
 */
export { NextSteps, type NextStepsProps } from './components/next-steps.tsx';
export { ReferenceNumber, type ReferenceNumberProps } from './components/reference-number.tsx';
