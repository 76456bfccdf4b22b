/** Part of the address that names the payment whose copy is shown. */
export const COPY = 'salinan'
