import { describeChargebacks } from '../../../testing/payment-provider/chargeback-contract.ts';
import { describePaymentProvider } from '../../../testing/payment-provider/contract.ts';
import { describeMandates } from '../../../testing/payment-provider/mandate-contract.ts';
import { startSandboxStage } from '../../../testing/payment-provider/sandbox-stage.ts';

describePaymentProvider('the sandbox', startSandboxStage);
describeChargebacks('the sandbox', startSandboxStage);
describeMandates('the sandbox', startSandboxStage);
