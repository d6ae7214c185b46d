/** The languages that there are texts in; the first is the reference. */
export const languages = ['en', 'es', 'fr', 'ja', 'kk'];
