import type { Translation } from '../../translation.ts';
import type en from './en.ts';

export default {
  title: {
    payment: 'Recibo',
    refund: 'Reembolso',
    withdrawal: 'Reembolso tras tu desistimiento',
    refund_failed: 'Corrección de un reembolso',
  },
  subject: '{title} {number} de {site}',
  register: 'Registro mercantil (KvK) {number}',
  vatNumber: 'Número de IVA {number}',
  number: 'Número',
  issued: 'Fecha',
  order: 'Número de pedido',
  ordered: 'Fecha del pedido',
  method: { payment: 'Pagado con', refund: 'Reembolsado mediante', refund_failed: 'No reembolsado mediante' },
  description: 'Concepto',
  amount: 'Importe',
  line: {
    payment: 'Paquete de {credits} créditos, con Premium',
    refund: 'Reembolso del paquete de {credits} créditos',
    refund_failed: 'Reembolso del paquete de {credits} créditos, que tu banco no aceptó',
  },
  discount: 'Descuento',
  net: 'Base imponible',
  vat: 'IVA {rate} ({country})',
  total: { payment: 'Pagado', refund: 'Reembolsado', refund_failed: 'No reembolsado' },
  noVat: 'A este importe no se le aplica IVA.',
  note: {
    payment: 'Es un pago único, no una suscripción.',
    refund: 'El dinero vuelve por el mismo medio con el que se pagó. Puede tardar unos días.',
    refund_failed: 'Todavía te debemos este importe. Ponte en contacto con Atención al cliente.',
  },
  methods: { sdd: 'Domiciliación', sct: 'Transferencia', creditcard: 'Tarjeta de crédito' },
} satisfies Translation<typeof en>;
