/** Text of somebody's, set apart from the words around it, whichever way it is read (Unicode's first strong isolate). */
export const isolated = (text: string): string => `\u2068${text}\u2069`;
