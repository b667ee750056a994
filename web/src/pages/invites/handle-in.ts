/** Returns the handle in a text, which may begin with an at sign. */
export const handleIn = (text: string): string => text.trim().replace(/^@/, '').toLowerCase();
