/** Ends a page's text (below-text.ts): what stands below takes its styles from a sheet that pages share and browsers keep. */
export const BelowText = () => <i data-below="" />
