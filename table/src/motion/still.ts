/** Whether nothing may travel over the page: who looks has asked the browser for less motion. */
export const isStill = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;
