/** The id of the toasts' region. A dialog refers to it, so that its focus trap includes it. */
export const toastRegionId = 'notices';
