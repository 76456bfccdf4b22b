/** Address parameter of the payment whose copy is shown. */
export const COPY = 'salinan'
